import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.component.tsx';

interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'defaultValue' | 'min' | 'max'
> {
  /** Null when it is empty. */
  readonly value: number | null;
  /** Gets the number as typed: also one with decimals or a sign, and NaN for what is none. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
}

const maxLength = 9;

/**
 * A whole number; arrow keys count within the limits. Letters are refused; digits that follow a decimal sign never become another
 * number: what is not whole, or outside the limits, stays as typed for the form's rule to refuse.
 */
export function NumberField({ value, onChange, min = 0, max, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = Object.is(parse(typed), value) ? typed : String(value ?? '');
  const known = value === null || Number.isNaN(value) ? null : value;
  const step = (by: number) => onChange(Math.min(max ?? Infinity, Math.max(min, (known ?? min - by) + by)));
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      role="spinbutton"
      aria-valuenow={known ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      value={shown}
      onChange={(event) => {
        const text = event.target.value.replace(/[^\d.,-]/g, '').slice(0, maxLength);
        setTyped(text);
        onChange(parse(text));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}

function parse(text: string): number | null {
  return text === '' ? null : Number(text.replace(',', '.'));
}
