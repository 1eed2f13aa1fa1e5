import { TextField, type TextFieldProps } from './text-field.component.tsx';

interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'defaultValue' | 'min' | 'max'
> {
  /** Null when it is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
}

const maxDigits = 9;

/** A whole number: digits only; arrow keys count within the limits. What lies outside them is for the form's rule to say. */
export function NumberField({ value, onChange, min = 0, max, ...rest }: NumberFieldProps) {
  const step = (by: number) => onChange(Math.min(max ?? Infinity, Math.max(min, (value ?? min - by) + by)));
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, maxDigits);
        onChange(digits === '' ? null : Number(digits));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
