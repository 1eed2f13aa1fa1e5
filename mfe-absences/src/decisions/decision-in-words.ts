import type { AbsenceToDecide } from 'shared-api/contracts/absences';
import { getTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { decisionsTexts } from './decisions.texts.ts';

/** What somebody asks for: `Ferie`, `Malattia`; `Assenza` to whom the reason is not told. */
export function causeInWords({
  cause,
  isReasonHidden,
}: Pick<AbsenceToDecide, 'cause' | 'isReasonHidden'>): string {
  if (isReasonHidden) return getTexts(absenceTexts)('reasonHidden');
  return getTexts(absenceTexts)(`cause.${cause ?? 'sickness'}`);
}

/** Who decided, and in whose place; empty while nobody has. */
export function deciderInWords({
  decidedBy,
  decidedFor,
}: Pick<AbsenceToDecide, 'decidedBy' | 'decidedFor'>): string {
  if (decidedBy === '' || decidedFor === '') return decidedBy;
  return getTexts(decisionsTexts)('inPlace', { name: decidedBy, place: decidedFor });
}
