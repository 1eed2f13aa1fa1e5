import { useState, type ComponentProps } from 'react';
import { FieldShell, type FieldProps } from './field-shell.component.tsx';
import classes from './one-time-code.module.css';

interface OneTimeCodeFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'children' | 'value' | 'onChange' | 'maxLength'> {
  readonly value: string;
  /** Digits only. Set `''` to clear the field. */
  readonly onChange: (digits: string) => void;
  /** Told once the last digit is in, by key, paste or the phone's own filling in. */
  readonly onComplete?: (digits: string) => void;
  readonly length?: number;
}

/** A code of digits: one field that looks like boxes, and whose error is announced. Only digits and Backspace do anything (spec 01 §2); pasting works. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, hint, error, isLabelHidden, value, onChange, onComplete, length = 6, id, ...input } = props;
  const [hasFocus, setHasFocus] = useState(false);
  const handleText = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <FieldShell {...{ label, hint, error, isLabelHidden, id }} isErrorAnnounced>
      {(control) => (
        <div
          className={classes.code}
          data-focus={hasFocus || undefined}
          data-invalid={Boolean(error) || undefined}
        >
          <input
            autoComplete="one-time-code"
            data-autofocus
            {...input}
            {...control}
            inputMode="numeric"
            pattern="[0-9]*"
            className={classes.input}
            value={value}
            onChange={(event) => handleText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key.startsWith('Arrow') || event.key === 'Home') event.preventDefault();
            }}
            onSelect={({ currentTarget }) => {
              const end = currentTarget.value.length;
              const isWhole = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === end;
              if (!isWhole) currentTarget.setSelectionRange(end, end);
            }}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
          />
          <div className={classes.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-next={(hasFocus && index === Math.min(value.length, length - 1)) || undefined}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </FieldShell>
  );
}
