import type { Language } from 'shared-api/contracts/common';

/** The two readings of hours that were typed, in minutes. */
interface HourReadings {
  readonly clock: number;
  readonly decimal: number;
}

const twoDigits = /^(\d{1,3})([.,])([0-5]\d)\s*h?$/i;

/**
 * What hours with two digits behind a point or a comma may mean: people write half past seven as `7.30`, and seven hours and eighteen
 * minutes as `7,30`. Undefined where there is one reading: whole hours, and quarters with the decimal sign of the language (`7,25`, `7,50`).
 */
export function readingsOfHours(text: string, language: Language): HourReadings | undefined {
  const [, hours, sign, digits = ''] = twoDigits.exec(text.trim()) ?? [];
  if (hours === undefined || digits === '00') return undefined;
  const isQuarter = digits === '25' || digits === '50';
  if (isQuarter && sign === (language === 'it' ? ',' : '.')) return undefined;
  const whole = Number(hours) * 60;
  const readings = {
    clock: whole + Number(digits),
    decimal: Math.round(whole + (Number(digits) / 100) * 60),
  };
  return readings.clock === readings.decimal ? undefined : readings;
}
