import { useState } from 'react';
import { HoursStepper } from 'shared-ui/hours';

interface HoursRowProps {
  readonly label: string;
  readonly minutes: number;
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (minutes: number) => void;
}

/** A row of hours; what is typed counts once it is a quantity that the day may have. */
export function HoursRow({ minutes, max, onChange, ...row }: HoursRowProps) {
  /** What is typed and no such quantity; undefined where the day's own is shown. */
  const [typed, setTyped] = useState<number | null>();
  const change = (next: number | null) => {
    const isGood = next !== null && next >= 0 && next <= max;
    setTyped(isGood ? undefined : next);
    if (isGood) onChange(next);
  };
  return <HoursStepper {...row} value={typed === undefined ? minutes : typed} max={max} onChange={change} />;
}
