import { timeOfMinutes, type Language } from 'shared-api/contracts/common';
import type { AbsenceToDecide } from 'shared-api/contracts/absences';
import { formatHours, formatPlainDay, getTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { decisionsTexts } from './decisions.texts.ts';

/** What somebody asks for: `Ferie`, `Malattia`. */
export function causeInWords({ cause }: Pick<AbsenceToDecide, 'cause'>): string {
  return getTexts(absenceTexts)(`cause.${cause ?? 'sickness'}`);
}

/** When: `16-03-2026`, `16-03-2026 – 20-03-2026`, `16-03-2026, 09:00–13:00`. */
export function periodInWords({
  from,
  to,
  start,
  end,
}: Pick<AbsenceToDecide, 'from' | 'to' | 'start' | 'end'>): string {
  const first = formatPlainDay(from);
  if (start !== null && end !== null) return `${first}, ${timeOfMinutes(start)}–${timeOfMinutes(end)}`;
  return from === to ? first : `${first} – ${formatPlainDay(to)}`;
}

/** What it takes of the working days: `5 giorni, 40 ore`, or the hours alone of a part of a day. */
export function durationInWords(
  { days, minutes, start }: Pick<AbsenceToDecide, 'days' | 'minutes' | 'start'>,
  language: Language,
): string {
  const t = getTexts(decisionsTexts);
  const hours = formatHours(minutes, language);
  return start === null ? t('duration', { count: days, hours }) : t('hours', { hours });
}

/** Who decided, and in whose place; empty while nobody has. */
export function deciderInWords({
  decidedBy,
  decidedFor,
}: Pick<AbsenceToDecide, 'decidedBy' | 'decidedFor'>): string {
  if (decidedBy === '' || decidedFor === '') return decidedBy;
  return getTexts(decisionsTexts)('inPlace', { name: decidedBy, place: decidedFor });
}
