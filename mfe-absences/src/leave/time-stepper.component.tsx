import { useState } from 'react';
import { timeOfMinutes } from 'shared-api/contracts/common';
import { FieldShell, IconButton, useTexts } from 'shared-ui';
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
  /** What is being typed; undefined while nobody types. */
  const [typed, setTyped] = useState<string>();
  const move = (by: number) => {
    setTyped(undefined);
    onChange(Math.min(lastOfDay, Math.max(0, value + by)));
  };
  const commit = () => {
    const minutes = typed === undefined ? undefined : minutesOfTyped(typed);
    if (minutes !== undefined) onChange(minutes);
    setTyped(undefined);
  };
  return (
    <FieldShell label={label} error={error} layout="row">
      {(control) => (
        <div className={classes.time}>
          <IconButton
            icon="remove"
            label={t('time.less', { label })}
            disabled={value <= 0}
            onClick={() => move(-step)}
          />
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? timeOfMinutes(value)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(event.key === 'ArrowUp' ? step : -step);
            }}
          />
          <IconButton
            icon="add"
            label={t('time.more', { label })}
            disabled={value >= lastOfDay}
            onClick={() => move(step)}
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
