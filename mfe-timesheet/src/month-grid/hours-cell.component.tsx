import { useState, type KeyboardEvent } from 'react';
import { formatHours, useLanguage } from 'shared-ui';
import { parseHours } from 'shared-ui/hours';
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
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (minutes === 0 ? '' : formatHours(minutes, language));
  const isWrong = typed !== undefined && !isGood(parseHours(typed) ?? 0, max);
  const leave = () => {
    if (typed === undefined) return;
    const next = parseHours(typed) ?? 0;
    if (!isGood(next, max)) return;
    setTyped(undefined);
    if (next !== minutes) onChange(next);
  };
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
      value={shown}
      placeholder={max === 0 ? '' : '0'}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onBlur={leave}
      onChange={(event) => setTyped(event.target.value.replace(/[^\d.,:h]/gi, '').slice(0, 5))}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation();
          setTyped(undefined);
          return;
        }
        if (event.key === '=') setTyped(undefined);
        onKeyDown(event);
      }}
    />
  );
}

function isGood(minutes: number, max: number): boolean {
  return minutes >= 0 && minutes <= max;
}
