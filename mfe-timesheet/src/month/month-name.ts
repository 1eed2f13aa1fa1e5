import { dayOfMonth, type Language, type PlainMonth } from 'shared-api/contracts/common';

/** The name of a month: `novembre`. */
export function monthName(month: PlainMonth, language: Language): string {
  return inWords(month, language, { month: 'long' });
}

/** A month with its year: `novembre 2026`. */
export function monthInWords(month: PlainMonth, language: Language): string {
  return inWords(month, language, { month: 'long', year: 'numeric' });
}

function inWords(month: PlainMonth, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    ...options,
    timeZone: 'UTC',
  });
  return format.format(new Date(dayOfMonth(month, 1)));
}
