import type { Language } from 'shared-api/contracts/common';

const timeZone = 'Europe/Rome';
const rome = new Intl.DateTimeFormat('it-IT', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const locales = { it: 'it-IT', en: 'en-GB' } as const;

/** The day of an instant (ISO 8601) in Italy: `DD-MM-YYYY` (spec 01 §9), in both languages. */
export function formatDay(instant: string): string {
  const { day, month, year } = partsOf(instant);
  return `${day}-${month}-${year}`;
}

/** The time of an instant (ISO 8601) in Italy: `18:30`. */
export function formatTime(instant: string): string {
  const { hour, minute } = partsOf(instant);
  return `${hour}:${minute}`;
}

/** The day and time of an instant (ISO 8601) in Italy: `21-11-2026 18:30`. */
export function formatInstant(instant: string): string {
  return `${formatDay(instant)} ${formatTime(instant)}`;
}

/** The time and day of an instant (ISO 8601) in Italy, as lists show it (spec 02 §2, 'time and date'): `18:30 21-11-2026`. */
export function formatTimeAndDay(instant: string): string {
  return `${formatTime(instant)} ${formatDay(instant)}`;
}

/** An instant (ISO 8601) in Italy in words, with its weekday and without the year: `sabato 21 novembre alle ore 18:30`. */
export function formatInstantInWords(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

function partsOf(instant: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(rome.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}
