import type { ComponentProps } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { TextField } from 'shared-ui';
import { useHoursInput, type HoursValue } from './use-hours-input.ts';

interface HoursFieldProps
  extends
    Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'defaultValue' | 'min' | 'max' | 'step'>,
    HoursValue {}

/** Hours that are typed, `7,5` or `7:30` (spec 01 §5): the arrow keys go by half an hour, the page keys by two. */
export function HoursField(props: HoursFieldProps) {
  const { value, onChange, onTyping, min, max, step, isSavedAtOnce, error, ...rest } = props;
  const { input, problem } = useHoursInput({ value, onChange, onTyping, min, max, step, isSavedAtOnce });
  return (
    <TextField
      icon="clock"
      {...rest}
      {...input}
      onBlur={(event) => {
        input.onBlur();
        rest.onBlur?.(event);
      }}
      error={error ?? problem}
    />
  );
}
