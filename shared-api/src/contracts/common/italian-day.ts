import type { PlainDay } from './plain-day.ts';

// Apart from what reads days from the wire: the sign-in page has it without the library that does.
const italianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** The day that it is in Italy at an instant. */
export function dayInItaly(instant: Date): PlainDay {
  return italianDay.format(instant);
}
