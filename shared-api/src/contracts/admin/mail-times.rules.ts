import { addDays, dayInItaly, timeInItaly, weekdayOf } from '../common/index.ts';

/** When mails may leave: the days of the week, Monday first, from a time of the day on and before another, and the pause between two. */
export interface MailTimes {
  /** Minutes between two mails to one person; 0 for no pause. */
  readonly minutes: number;
  /** `HH:MM` in Italy, both or neither. */
  readonly from: string | null;
  readonly to: string | null;
  readonly days: readonly boolean[];
}

const minute = 60_000;
/** One day of the week alone, with a time that its next one lacks as the clocks go forward, is found on the one after. */
const daysToLookAt = 15;

/** The first moment from which a mail may leave, `now` or later; `last` is when the one before left. */
export function nextMailTime(
  times: MailTimes,
  { now, last }: { readonly now: Date; readonly last: Date | null },
): Date {
  const pausedUntil = last ? last.getTime() + times.minutes * minute : 0;
  const earliest = new Date(Math.max(now.getTime(), pausedUntil));
  if (isMailTime(times, earliest)) return earliest;
  const today = dayInItaly(earliest);
  for (let count = 0; count < daysToLookAt; count += 1) {
    const found = beginningsOn(addDays(today, count), times).find(
      (moment) => moment >= earliest && isMailTime(times, moment),
    );
    if (found) return found;
  }
  return earliest;
}

/** Whether mails may leave at a moment, by the clock of Italy. Without any day of the week, every day counts. */
export function isMailTime({ from, to, days }: MailTimes, moment: Date): boolean {
  const isDay = days[weekdayOf(dayInItaly(moment))] === true || !days.includes(true);
  if (!isDay || from === null || to === null) return isDay;
  const time = timeInItaly(moment);
  return time >= from && time < to;
}

/** Where the time of mails may begin on a day: at its hour by winter's or summer's clock, and where the clocks are changed. */
function beginningsOn(day: string, { from }: MailTimes): Date[] {
  const hour = Date.parse(`${day}T${from ?? '00:00'}:00Z`);
  const change = Date.parse(`${day}T01:00:00Z`);
  return [hour - 120 * minute, hour - 60 * minute, change]
    .toSorted((one, other) => one - other)
    .map((milliseconds) => new Date(milliseconds));
}
