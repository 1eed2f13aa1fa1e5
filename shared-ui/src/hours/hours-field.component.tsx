import type { ComponentProps } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { TextField } from 'shared-ui';
import { useHoursInput, type HoursValue } from './use-hours-input.ts';

interface HoursFieldProps
  extends
    Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'defaultValue' | 'min' | 'max' | 'step'>,
    HoursValue {}

/** Hours that are typed, `7,5` or `7:30` (spec 01 §5): the arrow keys go by half an hour, the page keys by two. */
export function HoursField({ value, onChange, min, max, step, error, ...rest }: HoursFieldProps) {
  const { input, problem } = useHoursInput({ value, onChange, min, max, step });
  return <TextField icon="clock" {...rest} {...input} error={error ?? problem} />;
}
