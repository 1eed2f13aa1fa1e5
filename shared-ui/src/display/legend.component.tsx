import type { ReactNode } from 'react';
import classes from './legend.module.css';

interface LegendProps {
  /** For screen readers, where no heading says what the signs are of. */
  readonly label?: string;
  readonly entries: readonly LegendEntry[];
}

/** A sign and what it means. */
interface LegendEntry {
  readonly id: string;
  readonly sign: ReactNode;
  readonly text: string;
}

/** What the signs of a calendar or a chart mean; nothing where there are none. */
export function Legend({ label, entries }: LegendProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={classes.legend} aria-label={label}>
      {entries.map(({ id, sign, text }) => (
        <li key={id} className={classes.entry}>
          {sign}
          {text}
        </li>
      ))}
    </ul>
  );
}
