import { useState, type KeyboardEvent } from 'react';
import { formatHours, useLanguage, useRefusedText, useTypedText } from 'shared-ui';
import { parseHours, useWhichHours, withoutFractions } from 'shared-ui/hours';
import classes from './month-grid.module.css';

interface HoursCellProps {
  readonly label: string;
  readonly name: string;
  readonly minutes: number;
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChange: (minutes: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Hours of a day in the grid: what is typed counts when the cell is left. */
export function HoursCell(props: HoursCellProps) {
  const { label, name, minutes, max, isReadOnly, isStop, onFocus, onChange, onKeyDown } = props;
  const language = useLanguage();
  const askWhich = useWhichHours();
  /** What was typed and the day may not have. */
  const [refused, setRefused] = useState<string>();
  const { typed, type, drop, leave } = useTypedText(
    (text) => {
      const next = parseHours(text, language) ?? 0;
      const mayBe = isGood(next, max);
      setRefused(mayBe ? undefined : text);
      if (mayBe && next !== minutes) onChange(next);
    },
    { isSavedAtOnce: true },
  );
  const shown = typed ?? refused ?? (minutes === 0 ? '' : formatHours(minutes, language));
  const isWrong = typed === undefined && refused !== undefined;
  useRefusedText(isWrong);
  return (
    <input
      className={classes.hours}
      aria-label={label}
      data-cell={name}
      inputMode="decimal"
      autoComplete="off"
      tabIndex={isStop ? 0 : -1}
      readOnly={isReadOnly || max === 0}
      aria-invalid={isWrong || undefined}
      title={isWrong ? askWhich(refused) : undefined}
      value={shown}
      placeholder={max === 0 ? '' : '0'}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onBlur={leave}
      onChange={({ target }) =>
        type(
          withoutFractions(target.value)
            .replace(/[^\d.,:h-]/gi, '')
            .slice(0, 5),
          target,
        )
      }
      onKeyDown={(event) => {
        if (event.key === 'Escape' && refused !== undefined) {
          event.stopPropagation();
          setRefused(undefined);
          return;
        }
        if (event.key === '=') {
          setRefused(undefined);
          drop();
        }
        onKeyDown(event);
      }}
    />
  );
}

function isGood(minutes: number, max: number): boolean {
  return minutes >= 0 && minutes <= max;
}
