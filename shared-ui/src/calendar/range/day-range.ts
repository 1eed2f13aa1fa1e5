import type { PlainDay } from '../plain-day.ts';

/** Days from the first to the last, both within; one day has it twice. */
export interface DayRange {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/**
 * The range after a day is pressed: the first press is that day, the second goes on to another, and the next begins anew. Pressed
 * again, a lone day is let go. Over a day that is not to be had no range goes: it begins anew behind it.
 */
export function nextRange(
  range: DayRange | undefined,
  day: PlainDay,
  isBlocked: (from: PlainDay, to: PlainDay) => boolean,
): DayRange | undefined {
  const alone = { from: day, to: day };
  if (!range || range.from !== range.to) return alone;
  if (range.from === day) return undefined;
  const [from, to] = range.from < day ? [range.from, day] : [day, range.from];
  return isBlocked(from, to) ? alone : { from, to };
}
