import { dayInItaly } from './italian-day.ts';
import { timeInItaly, type PlainDay } from './plain-day.ts';

const millisecondsOfHour = 3_600_000;
/** How far clocks in Italy may be ahead of UTC, the earlier instant first. */
const offsetsOfItaly = [2, 1];

/** The instants at which clocks in Italy show a time on a day: none in the hour that they leave out, two in the one that comes twice. */
export function instantsInItaly(day: PlainDay, time: string): Date[] {
  return offsetsOfItaly
    .map((hours) => new Date(Date.parse(`${day}T${time}:00Z`) - hours * millisecondsOfHour))
    .filter((instant) => dayInItaly(instant) === day && timeInItaly(instant) === time);
}
