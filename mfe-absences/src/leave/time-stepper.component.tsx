import { endAfter, maxNightMinutes, timeOfEnd } from 'shared-api/contracts/absences';
import { timeOfMinutes } from 'shared-api/contracts/common';
import { FieldShell, IconButton, useTexts, useTypedText } from 'shared-ui';
import { leaveTexts } from './leave.texts.ts';
import classes from './leave.module.css';

interface TimeStepperProps {
  readonly label: string;
  /** Minutes since midnight. */
  readonly value: number;
  /** When the hours begin whose end this is: it may be 24:00, or of the night after. */
  readonly endOf?: number;
  readonly onChange: (minutes: number) => void;
  readonly error?: string | undefined;
}

/** The allowed times are half hours (spec 03 §9: steps of 0.5). */
const step = 30;
const midnight = 24 * 60;
const lastOfDay = midnight - step;

/** A time of a day (`09:30`) that is typed, or moved by half hours with buttons and arrow keys. What is no time is given up. */
export function TimeStepper({ label, value, endOf, onChange, error }: TimeStepperProps) {
  const t = useTexts(leaveTexts);
  const read = (text: string) => {
    const minutes = minutesOfTyped(text);
    if (minutes === undefined || (endOf === undefined && minutes >= midnight)) return undefined;
    return endOf === undefined ? minutes : endAfter(endOf, minutes % midnight);
  };
  const { typed, type, drop, count, leave } = useTypedText((text) => {
    const minutes = read(text);
    if (minutes !== undefined) onChange(minutes);
  });
  const last = endOf === undefined ? lastOfDay : Math.max(midnight, endOf + maxNightMinutes);
  /** Goes on to the next half hour: from 12:36 to 13:00. */
  const stepBy = (steps: 1 | -1) => {
    const at = ((typed === undefined ? undefined : read(typed)) ?? value) / step;
    drop();
    onChange(Math.min(last, Math.max(0, ((steps > 0 ? Math.floor(at) : Math.ceil(at)) + steps) * step)));
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
            value={typed ?? (endOf === undefined ? timeOfMinutes(value) : timeOfEnd(value))}
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
            disabled={value >= last}
            onClick={() => stepBy(1)}
          />
        </div>
      )}
    </FieldShell>
  );
}

/** `9`, `930`, `9.30` and `09:30` are times, `24` is midnight; undefined for what is none. */
function minutesOfTyped(text: string): number | undefined {
  const [, hour, minute = '0'] = /^(\d{1,2})[:.]?(\d{2})?$/.exec(text.replace('(+1)', '').trim()) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hours <= 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}
