import { Legend } from 'shared-ui';
import { toDate, type PlainDay } from '../plain-day.ts';
import classes from './range-calendar.module.css';

/** What a colour means; each tone has a shape of its own as well. */
type MarkTone = 'success' | 'warning' | 'error' | 'info' | 'draft' | 'neutral';

/** What a day has already: a request, a public holiday. */
export interface DayMark {
  readonly tone: MarkTone;
  /** In a few words, read out with the day and named in the legend: `Ferie approvate`. */
  readonly reason: string;
  /** Whether it cannot be chosen. */
  readonly isBlocked?: boolean;
}

export const markTones: readonly MarkTone[] = ['success', 'warning', 'error', 'info', 'draft', 'neutral'];

/** The days that have a mark of a tone. */
export function datesOfTone(marks: Readonly<Record<PlainDay, DayMark>>, tone: MarkTone): Date[] {
  return Object.keys(marks)
    .filter((day) => marks[day]?.tone === tone)
    .map(toDate);
}

interface MarkLegendProps {
  readonly label: string;
  readonly marks: Readonly<Record<PlainDay, DayMark>>;
}

/** What the marks of the days mean. */
export function MarkLegend({ label, marks }: MarkLegendProps) {
  const reasons = new Map(Object.values(marks).map(({ reason, tone }) => [reason, tone]));
  const entries = [...reasons].map(([reason, tone]) => ({
    id: reason,
    sign: <span className={`${classes.sign} ${classes[tone]}`} />,
    text: reason,
  }));
  return <Legend label={label} entries={entries} />;
}
