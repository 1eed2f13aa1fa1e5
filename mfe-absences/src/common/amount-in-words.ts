import type { Language } from 'shared-api/contracts/common';
import { formatHours, getTexts } from 'shared-ui';
import { absenceTexts } from './absence.texts.ts';

/** How much a request takes: `5 giorni, 40 ore`; `4 ore` where it is less than a day, or days don't count. Minutes may be negative. */
export function amountInWords(
  { days, minutes }: { readonly days: number; readonly minutes: number },
  language: Language,
): string {
  const t = getTexts(absenceTexts);
  const sign = minutes < 0 ? '−' : '';
  const hours = sign + t('amount.hours', { hours: formatHours(Math.abs(minutes), language) });
  return days > 1 ? `${t('amount.days', { count: days })}, ${hours}` : hours;
}
