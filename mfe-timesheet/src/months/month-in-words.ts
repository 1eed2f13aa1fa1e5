import { dayOfMonth, type Language, type PlainMonth } from 'shared-api/contracts/common';

/** A month with its year: `novembre 2026`. */
export function monthInWords(month: PlainMonth, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(dayOfMonth(month, 1)));
}
