import { bareFigure, readHours } from 'shared-api/contracts/absences';
import type { Language } from 'shared-api/contracts/common';
import { parseHours, useWhichHours, withoutFractions } from 'shared-ui/hours';

/**
 * Hours of a balance as people type them, in whole minutes: as every field of hours reads them, with a sign, and as large as a payslip has
 * them (`1.234,50`). NaN for what is none, or may mean two (`7.30`).
 */
export function readTypedHours(text: string, language: Language): number {
  const { figure, sign } = bareFigure(withoutFractions(text));
  const minutes = parseHours(figure, language);
  if (minutes === null) return Number.NaN;
  if (!Number.isNaN(minutes)) return sign * minutes || 0;
  return isLarge.test(figure) ? (readHours(text) ?? Number.NaN) : Number.NaN;
}

/** What no field of a day has: more than three digits, with or without what groups them, and a group that is closed by decimals. */
const isLarge =
  /^(?:\d{4,7}(?:[.,:]\d{1,15})?|\d{1,3}(?:[.\s'’]\d{3})+,\d{1,15}|\d{1,3}(?:,\d{3})+\.\d{1,15}|\d{1,3}(?:[\s'’]\d{3})+|\d{1,3}(?:\.\d{3}){2,})$/;

/** What asks which hours a text means, where it may mean two; else what is given. */
export function useHoursProblem(): (text: string, unreadable: string) => string {
  const askWhich = useWhichHours();
  return (text, unreadable) => askWhich(bareFigure(withoutFractions(text)).figure) ?? unreadable;
}
