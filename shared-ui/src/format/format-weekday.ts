import type { Language } from 'shared-api/contracts/common';

const locales = { it: 'it-IT', en: 'en-GB' } as const;

/** The weekday of a day (`YYYY-MM-DD`), short enough for a chart: `lun`, `Mon`. */
export function formatWeekday(day: string, language: Language): string {
  return inWords(day, language, { weekday: 'short' });
}

/** A day (`YYYY-MM-DD`) in words, without its year: `lunedì 2 marzo`, `Monday 2 March`. */
export function formatDayInWords(day: string, language: Language): string {
  return inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

// A day is no instant: it is written and read at the same place of the clock.
function inWords(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(day));
}
