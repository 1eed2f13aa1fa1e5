import { createContext, type ReactNode } from 'react';
import type { DayState } from './day-state.ts';
import type { PlainDay } from '../plain-day.ts';

/** What a month calendar shows of a day. */
export interface CalendarDay {
  readonly state?: DayState;
  /** What belongs to the day and is read out with it: the name of a holiday, the hours in words. */
  readonly note?: string;
  /** What stands in its cell under the number, kept short: `7,5`. Screen readers are given the note. */
  readonly content?: ReactNode;
}

/** What the grid of days takes from the calendar around it: react-big-calendar passes it nothing of ours. */
export interface MonthState {
  readonly label: string;
  readonly days: Readonly<Record<PlainDay, CalendarDay>>;
  readonly today: PlainDay;
  readonly selected: PlainDay | undefined;
  readonly onSelect: (day: PlainDay) => void;
  /** Whether the calendar leads to the months before, and after, this one; the reason where it does not. */
  readonly noPrevious: string | undefined;
  readonly noNext: string | undefined;
  /** Called with a day of another month that the keys led to: the calendar shows its month. */
  readonly onLeave: (day: PlainDay) => void;
}

export const MonthContext = createContext<MonthState | null>(null);
