import type { DayHours, DayLimits } from './day-hours.rules.ts';

/** What the punches of a day say: minutes worked, and whether every entrance has its exit. */
interface PunchedDay {
  readonly worked: number;
  readonly isMatched: boolean;
}

/**
 * The hours of a day by its punches: ordinary up to the plan, overtime above it within its limit, and absence the rest of the plan once
 * every entrance has its exit. A cause that was chosen is kept as long as there is absence. What was approved as absence stays one: who worked in
 * that time is not paid twice, and its minutes count for nothing.
 */
export function hoursOfPunches(
  { worked, isMatched }: PunchedDay,
  { limits, causeId }: { readonly limits: DayLimits; readonly causeId: string | null },
): DayHours {
  const ordinary = Math.min(worked, limits.ordinary);
  const overtime = Math.min(Math.max(worked - limits.absence, 0), limits.overtime);
  const { approved } = limits;
  const absence = isMatched && worked > 0 ? limits.absence - ordinary : approved.minutes;
  return { ordinary, overtime, absence, causeId: absence > approved.minutes ? causeId : approved.causeId };
}
