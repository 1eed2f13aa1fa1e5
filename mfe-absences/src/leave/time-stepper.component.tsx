import { timeOfMinutes } from 'shared-api/contracts/common';
import { FieldShell, IconButton, useTexts, useTypedText } from 'shared-ui';
import { leaveTexts } from './leave.texts.ts';
import classes from './leave.module.css';

interface TimeStepperProps {
  readonly label: string;
  /** Minutes since midnight. */
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly error?: string | undefined;
}

/** The allowed times are half hours (spec 03 §9: steps of 0.5). */
const step = 30;
const lastOfDay = 24 * 60 - step;

/** A time of a day (`09:30`) that is typed, or moved by half hours with buttons and arrow keys. What is no time is given up. */
export function TimeStepper({ label, value, onChange, error }: TimeStepperProps) {
  const t = useTexts(leaveTexts);
  const { typed, type, drop, count, leave } = useTypedText((text) => {
    const minutes = minutesOfTyped(text);
    if (minutes !== undefined) onChange(minutes);
  });
  /** Goes on to the next half hour: from 12:36 to 13:00. */
  const stepBy = (steps: 1 | -1) => {
    const at = ((typed === undefined ? undefined : minutesOfTyped(typed)) ?? value) / step;
    drop();
    onChange(Math.min(lastOfDay, Math.max(0, ((steps > 0 ? Math.floor(at) : Math.ceil(at)) + steps) * step)));
  };
  return (
    <FieldShell label={label} error={error} layout="row">
      {(control) => (
        <div className={classes.time}>
          <IconButton
            icon="remove"
            label={t('time.less', { label })}
            disabled={value <= 0}
            onClick={() => stepBy(-1)}
          />
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? timeOfMinutes(value)}
            onChange={({ target }) => type(target.value, target)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') count();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              stepBy(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          <IconButton
            icon="add"
            label={t('time.more', { label })}
            disabled={value >= lastOfDay}
            onClick={() => stepBy(1)}
          />
        </div>
      )}
    </FieldShell>
  );
}

/** `9`, `930`, `9.30` and `09:30` are times; undefined for what is none. */
function minutesOfTyped(text: string): number | undefined {
  const [, hour, minute = '0'] = /^(\d{1,2})[:.]?(\d{2})?$/.exec(text.trim()) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}
