import { useRef } from 'react';
import { useTypedText } from '../typing/use-typed-text.ts';
import { TextField, type TextFieldProps } from './text-field.component.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  /** `2026-03-10`, or empty. */
  readonly value: string;
  /** Gets a day that was picked at once, one that is typed when it is whole (`useTypedText`). */
  readonly onChange: (day: string) => void;
}

/** A day that something else follows at once: typing 2026 does not pass by the years 2, 20 and 202. */
export function DateField({ value, onChange, onBlur, onKeyDown, ...rest }: DateFieldProps) {
  const { typed, type, count, leave } = useTypedText(onChange);
  /** Whether keys make the day, and not the calendar of the browser. */
  const isTyping = useRef(false);
  return (
    <TextField
      {...rest}
      type="date"
      value={typed ?? value}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') count();
        isTyping.current = true;
      }}
      onChange={({ target }) => {
        type(target.value, target);
        if (!isTyping.current) count();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        leave();
      }}
    />
  );
}
