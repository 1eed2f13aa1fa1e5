import { timeOfEnd, type AbsenceTime } from 'shared-api/contracts/absences';
import { timeOfMinutes } from 'shared-api/contracts/common';
import { formatPlainDay, getTexts } from 'shared-ui';
import { absenceTexts } from './absence.texts.ts';

/** Whole days in words: one, or a period. */
export function spanInWords({ from, to }: Pick<AbsenceTime, 'from' | 'to'>): string {
  return absenceTimeInWords({ from, to, start: null, end: null });
}

/** When somebody is away, in words: a day, a day with its times, or a period. */
export function absenceTimeInWords({ from, to, start, end }: AbsenceTime): string {
  const t = getTexts(absenceTexts);
  const day = formatPlainDay(from);
  if (from !== to) return t('time.period', { from: day, to: formatPlainDay(to) });
  if (start === null || end === null) return day;
  return t('time.hours', { day, start: timeOfMinutes(start), end: timeOfEnd(end) });
}
