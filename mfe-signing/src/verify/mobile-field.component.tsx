import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { TextField } from 'shared-ui';
import { caretAfterGrouping, groupMobile } from './group-mobile.ts';

interface MobileFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** A mobile number that groups itself while it is typed. */
export function MobileField({ label, value, onChange, error }: MobileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = caretAfterGrouping(target.value, target.selectionStart ?? target.value.length);
    onChange(groupMobile(target.value));
  };
  return (
    <TextField
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      icon="phone"
      label={label}
      value={value}
      onChange={handleChange}
      error={error}
    />
  );
}
