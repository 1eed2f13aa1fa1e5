import { format, parseISO, type Locale } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { it } from 'date-fns/locale/it';
import type { Language } from 'shared-api/contracts/common';

/** A day without a time, `2026-11-22`: what is sent and stored (decision 019). */
export type PlainDay = string;

/** The languages of the calendars, whose weeks begin on Monday. */
export const calendarLocales: Readonly<Record<Language, Locale>> = { it, en: enGB };

/** The start of a day as the browser's calendar functions want it; it is never an instant that is stored. */
export function toDate(day: PlainDay): Date {
  return parseISO(day);
}

/** The day of such a date. */
export function toPlainDay(date: Date): PlainDay {
  return format(date, 'yyyy-MM-dd');
}

/** A day in words, as it is read out: `lunedì 2 novembre 2026`. */
export function dayInWords(day: PlainDay, language: Language): string {
  return format(toDate(day), 'EEEE d MMMM yyyy', { locale: calendarLocales[language] });
}
