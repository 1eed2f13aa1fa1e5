import { z } from 'zod';

/** A day without a time, `2026-11-22`: what is sent and stored. Never an instant, so that no zone moves it (decision 019). */
export type PlainDay = string;

/** A day on the wire and on our side. */
export const plainDay = z.iso.date();

/** A month of a year; `month` is 1 to 12. */
export interface PlainMonth {
  readonly year: number;
  readonly month: number;
}

const millisecondsOfDay = 86_400_000;
const italianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day with a number in a month; the number may lie outside it: day 0 is the last of the month before. */
export function dayOfMonth({ year, month }: PlainMonth, day: number): PlainDay {
  return dayAt(Date.UTC(year, month - 1, day));
}

/** The month that a day is in. */
export function monthOf(day: PlainDay): PlainMonth {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** The month that lies so many months later, or earlier. */
export function addMonths({ year, month }: PlainMonth, months: number): PlainMonth {
  return monthOf(dayOfMonth({ year, month: month + months }, 1));
}

/** The day that lies so many days later, or earlier. */
export function addDays(day: PlainDay, days: number): PlainDay {
  return dayAt(Date.parse(day) + days * millisecondsOfDay);
}

/** Which day of the week a day is: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: PlainDay): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}

/** The days of a month, in order. */
export function daysOfMonth(month: PlainMonth): PlainDay[] {
  const last = Number(dayOfMonth({ ...month, month: month.month + 1 }, 0).slice(8));
  return Array.from({ length: last }, (_each, index) => dayOfMonth(month, index + 1));
}

/** The time of the day that it is in Italy at an instant, `HH:MM`. */
export function timeInItaly(instant: Date): string {
  return italianTime.format(instant);
}

function dayAt(milliseconds: number): PlainDay {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
