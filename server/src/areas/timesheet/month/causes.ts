import type { Language, LocalizedText } from 'shared-api/contracts/common';
import type { Cause } from 'shared-api/contracts/timesheet';

/** Why somebody may be absent (causale). */
interface AbsenceCause {
  readonly id: string;
  readonly name: LocalizedText;
}

/** The reasons of absence that Italian payrolls know, the commonest first. The reason of an illness is none of them: nobody is asked for it. */
export const absenceCauses: readonly AbsenceCause[] = [
  { id: 'FE', name: { it: 'Ferie', en: 'Holiday' } },
  { id: 'PE', name: { it: 'Permesso (ROL)', en: 'Paid leave (ROL)' } },
  { id: 'EF', name: { it: 'Ex festività', en: 'Former public holiday' } },
  { id: 'MA', name: { it: 'Malattia', en: 'Sickness' } },
  { id: 'IN', name: { it: 'Infortunio', en: 'Accident at work' } },
  { id: 'L4', name: { it: 'Legge 104', en: 'Care leave (L. 104)' } },
  { id: 'CP', name: { it: 'Congedo parentale', en: 'Parental leave' } },
  { id: 'MT', name: { it: 'Maternità', en: 'Maternity leave' } },
  { id: 'LU', name: { it: 'Lutto', en: 'Bereavement leave' } },
  { id: 'DS', name: { it: 'Donazione di sangue', en: 'Blood donation' } },
  { id: 'SC', name: { it: 'Sciopero', en: 'Strike' } },
  { id: 'PN', name: { it: 'Permesso non retribuito', en: 'Unpaid leave' } },
];

/** The reasons of absence in a language. */
export function listCauses(language: Language): Cause[] {
  return absenceCauses.map(({ id, name }) => ({ id, description: name[language] }));
}

/** Whether there is a reason of absence. */
export function isCause(id: string): boolean {
  return absenceCauses.some((cause) => cause.id === id);
}
