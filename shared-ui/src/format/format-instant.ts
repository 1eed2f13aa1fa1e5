import { clock } from 'shared-api/device';
import type { Language } from 'shared-api/contracts/common';

const rome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const words = {
  it: new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }),
};
const dayMs = 24 * 60 * 60_000;

/** The day of an instant (ISO 8601) in Italy, in both languages: `21/11/2026`. */
export function formatDay(instant: string): string {
  const { day, month, year } = partsOf(instant);
  return `${day}/${month}/${year}`;
}

/** The time of an instant (ISO 8601) in Italy: `18:30`. */
export function formatTime(instant: string): string {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
}

/** The day and time of an instant (ISO 8601) in Italy, in both languages (departure D99): `21/11/2026, 18:30`. */
export function formatInstant(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}

/** The time and day of an instant (ISO 8601) in Italy, as columns show it (spec 02 §2, 'time and date'): `18:30 21/11/2026`. */
export function formatTimeAndDay(instant: string): string {
  return `${formatTime(instant)} ${formatDay(instant)}`;
}

/** As `formatInstant`, with the day in words next to `now` (milliseconds): `oggi, 18:30`, `ieri, 18:30`, `domani, 18:30`. */
export function formatWhen(instant: string, language: Language, now = clock.now()): string {
  const away = Math.round((calendarDay(Date.parse(instant)) - calendarDay(now)) / dayMs);
  if (Math.abs(away) > 1) return formatInstant(instant);
  return `${words[language].format(away, 'day')}, ${formatTime(instant)}`;
}

/** The day of Italy that holds an instant, as the milliseconds of its midnight in UTC, so that days can be counted. */
function calendarDay(instant: number): number {
  const { day, month, year } = partsOf(new Date(instant).toISOString());
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function partsOf(instant: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(rome.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}
