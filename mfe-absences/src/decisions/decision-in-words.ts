import type { AbsenceToDecide } from 'shared-api/contracts/absences';
import { getTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { decisionsTexts } from './decisions.texts.ts';

/** What somebody asks for: `Ferie`, `Malattia`. */
export function causeInWords({ cause }: Pick<AbsenceToDecide, 'cause'>): string {
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
