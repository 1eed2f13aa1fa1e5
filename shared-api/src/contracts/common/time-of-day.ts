import { z } from 'zod';

const minutesOfDay = 24 * 60;

/** A time of the day in Italy, `HH:MM`; empty on the wire where there is none. */
export const timeOfDay = z.codec(
  z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/),
  z.string().nullable(),
  { decode: (text) => text || null, encode: (text) => text ?? '' },
);

/** Minutes since midnight of a time, `HH:MM`. */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of the day, `HH:MM`, so many minutes after midnight. */
export function timeOfMinutes(minutes: number): string {
  const within = (minutes + minutesOfDay) % minutesOfDay;
  const [hour, minute] = [Math.floor(within / 60), within % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
