import { addDays, addMonths, addYears, endOfWeek, startOfWeek } from 'date-fns';
import type { KeyboardEvent } from 'react';
import { toDate, toPlainDay, type PlainDay } from './plain-day.ts';

const monday = { weekStartsOn: 1 } as const;
const moves: Readonly<Record<string, (date: Date, isShifted: boolean) => Date>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => startOfWeek(date, monday),
  End: (date) => endOfWeek(date, monday),
  PageUp: (date, isShifted) => (isShifted ? addYears(date, -1) : addMonths(date, -1)),
  PageDown: (date, isShifted) => (isShifted ? addYears(date, 1) : addMonths(date, 1)),
};

/** The day that a key leads to from another in a grid of days (ARIA's pattern of a date grid); undefined for another key. */
export function dayOfKey(event: KeyboardEvent, from: PlainDay): PlainDay | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const move = moves[event.key];
  return move && toPlainDay(move(toDate(from), event.shiftKey));
}
