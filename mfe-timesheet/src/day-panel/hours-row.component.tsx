import type { ComponentProps } from 'react';
import { useRefusedText } from 'shared-ui';
import { HoursStepper } from 'shared-ui/hours';

interface HoursRowProps extends Pick<
  ComponentProps<typeof HoursStepper>,
  'label' | 'isReadOnly' | 'error' | 'onTyping'
> {
  readonly minutes: number;
  readonly max: number;
  /** What was typed and the day may not have; undefined where the day's own hours are shown. */
  readonly refused: number | undefined;
  readonly onChange: (minutes: number) => void;
  readonly onRefuse: (minutes: number) => void;
}

/** A row of hours: what is typed is saved once it is whole and a quantity that the day may have; an empty field is none. */
export function HoursRow({ minutes, max, refused, onChange, onRefuse, ...row }: HoursRowProps) {
  useRefusedText(refused !== undefined);
  const change = (typed: number | null) => {
    const next = typed ?? 0;
    if (next >= 0 && next <= max) onChange(next);
    else onRefuse(next);
  };
  return <HoursStepper {...row} isSavedAtOnce value={refused ?? minutes} max={max} onChange={change} />;
}
