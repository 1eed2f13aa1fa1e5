import { unitOfCounter, type Counter } from 'shared-api/contracts/absences';
import type { Language } from 'shared-api/contracts/common';
import { formatHours, getTexts } from 'shared-ui';
import { absenceTexts } from './absence.texts.ts';

interface BalanceAmount {
  readonly counter: Counter;
  readonly minutes: number;
  /** Minutes of a usual working day of whose balance it is. */
  readonly dayMinutes: number;
}

/**
 * How much there is of a balance, the one way in which screens say it: ferie in whole days with the hours that remain
 * (`11 giorni e 1:20 ore`), what is asked for by the hour in hours. Nothing is rounded.
 */
export function balanceInWords({ counter, minutes, dayMinutes }: BalanceAmount, language: Language): string {
  const t = getTexts(absenceTexts);
  const sign = minutes < 0 ? '−' : '';
  const amount = Math.abs(minutes);
  const inHours = (value: number) => t('amount.hours', { hours: formatHours(value, language) });
  const count = unitOfCounter[counter] === 'days' && dayMinutes > 0 ? Math.floor(amount / dayMinutes) : 0;
  const rest = amount - count * dayMinutes;
  if (count === 0 && (rest > 0 || unitOfCounter[counter] === 'hours')) return sign + inHours(amount);
  const days = t('amount.days', { count });
  return sign + (rest === 0 ? days : t('amount.both', { days, hours: inHours(rest) }));
}
