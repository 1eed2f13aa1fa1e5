import type { Language } from 'shared-api/contracts/common';
import { readingsOfHours } from './readings-of-hours.ts';

const decimal = /^(?<hours>\d{1,3})(?:[.,](?<part>\d{1,2}))?\s*h?$/i;
const clock = /^(?<hours>\d{0,3})\s*[:h]\s*(?<minutes>[0-5]\d)$/i;

/**
 * The whole minutes of hours as a person types them: `7,5`, `7.5`, `7½`, `7:30`, `7h30`, `:30`. Null is nothing typed, NaN is what is no
 * quantity of hours, or has two readings (`readingsOfHours`).
 */
export function parseHours(text: string, language: Language): number | null {
  const typed = withoutFractions(text).trim();
  if (typed === '') return null;
  if (readingsOfHours(typed, language)) return Number.NaN;
  const inClock = clock.exec(typed)?.groups;
  if (inClock) return Number(inClock['hours']) * 60 + Number(inClock['minutes']);
  const inDecimals = decimal.exec(typed)?.groups;
  if (!inDecimals) return Number.NaN;
  return Math.round(Number(`${inDecimals['hours']}.${inDecimals['part'] ?? 0}`) * 60);
}

/** Hours with decimals in place of the signs of quarters: `7½` as `7,5`. */
export function withoutFractions(text: string): string {
  return text.replaceAll(/\d?[¼½¾]/g, (found) => {
    const whole = found.length > 1 ? found.charAt(0) : '0';
    return `${whole},${quarters[found.at(-1) ?? ''] ?? ''}`;
  });
}

const quarters: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' };
