import type { Language } from 'shared-api/contracts/common';

/** The two readings of hours that were typed, in minutes. */
interface HourReadings {
  /** Of a clock, or of a figure whose digits are grouped. */
  readonly clock: number;
  readonly decimal: number;
}

/** Three digits behind the sign that groups them: `1.234`. */
const group = /^([1-9]\d{0,2})([.,])(\d{3})\s*h?$/i;
const twoDigits = /^(\d{1,3})([.,])([0-5]\d)\s*h?$/i;

/**
 * What hours with two digits behind a point or a comma may mean: people write half past seven as `7.30`, and seven hours and eighteen
 * minutes as `7,30`; `1.234` is a thousand and more, or a good hour. Undefined where there is one reading: whole hours, and quarters with the
 * decimal sign of the language (`7,25`, `7,50`).
 */
export function readingsOfHours(text: string, language: Language): HourReadings | undefined {
  const thousands = groupedReadings(text, language);
  if (thousands) return thousands;
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

function groupedReadings(text: string, language: Language): HourReadings | undefined {
  const [, hours = '', sign, digits = ''] = group.exec(text.trim()) ?? [];
  if (sign !== (language === 'it' ? '.' : ',')) return undefined;
  return { clock: Number(hours + digits) * 60, decimal: Math.round(Number(`${hours}.${digits}`) * 60) };
}
