import { z } from 'zod';
import { oneOfOr, type Language, type LocalizedText } from '../common/index.ts';
import { importColumns } from './import-file.rules.ts';
import { userProblems, userProblemText } from './user-form.texts.ts';

/** Why a line of a file of people is refused, beside what is wrong with a user in the form too. */
const ownSentences = {
  notYesNo: { it: 'Scrivi sì oppure no', en: 'Write yes or no' },
  companyUnknown: { it: 'Nessuna azienda con questo nome', en: 'No company has this name' },
  companyOther: {
    it: 'L’importazione è per un’altra azienda',
    en: 'The import is for another company',
  },
  groupUnknown: { it: 'L’azienda non ha questo gruppo', en: 'The company has no such group' },
  tooManyRights: {
    it: 'Questo gruppo dà permessi che tu non hai',
    en: 'This group gives permissions that you do not have',
  },
  usernameTaken: { it: 'Questo username è già in uso', en: 'This username is taken' },
  userTwice: { it: 'Questa persona è già in un’altra riga', en: 'This person is in another line already' },
  userElsewhere: {
    it: 'Questo utente è di un’altra azienda',
    en: 'This user belongs to another company',
  },
  emailAmbiguous: {
    it: 'Più utenti hanno questa e‑mail: indica lo username',
    en: 'Several users have this email: give the username',
  },
  notYourself: {
    it: 'Non puoi disattivare il tuo stesso utente',
    en: 'You cannot deactivate your own user',
  },
  moreCells: {
    it: 'La riga ha più celle dei titoli: forse un separatore sta dentro un testo senza virgolette',
    en: 'The line has more cells than there are titles: a separator may stand within a text without quotes',
  },
  fiscalCodeShared: {
    it: 'Un’altra persona dell’azienda ha lo stesso codice fiscale: è giusto?',
    en: 'Another person of the company has the same tax code: is that right?',
  },
  phoneForeign: {
    it: 'È un numero estero: è giusto?',
    en: 'This is a foreign number: is that right?',
  },
  invalid: { it: 'Valore non valido', en: 'This value is not valid' },
} as const satisfies Record<string, LocalizedText>;

type OwnFault = keyof typeof ownSentences;

/** By the name of its text; `required` is said by the column. */
const faults = ['required', ...userProblems, ...(Object.keys(ownSentences) as OwnFault[])] as const;
type ImportFault = (typeof faults)[number];

/** What is wrong with a line of a file of people, or is asked of one that is not (`fiscalCodeShared`, `phoneForeign`). */
export const importProblem = z.object({
  column: z.enum(importColumns),
  fault: oneOfOr(faults, 'invalid'),
  /** What the cell says; empty where it is missing. */
  value: z.string(),
});
export type ImportProblem = z.output<typeof importProblem>;

/** The fault of a message of `userFields`; `invalid` where it is none of these. */
export function importFaultOf(message: string): ImportFault {
  return faults.find((fault) => fault === message) ?? 'invalid';
}

/** Why a cell is refused, in a language. */
export function importSentence(
  { column, fault }: Pick<ImportProblem, 'column' | 'fault'>,
  language: Language,
): string {
  return (isOwn(fault) ? ownSentences[fault] : userProblemText(column, fault))[language];
}

function isOwn(fault: ImportFault): fault is OwnFault {
  return Object.hasOwn(ownSentences, fault);
}

/** What is said of an address or a number that counts once its person confirms it (decision 102). */
export const importWaits: LocalizedText = {
  it: 'aspetta la conferma della persona',
  en: 'waits for the person to confirm it',
};

/** Whether nothing of a line counts before its person confirms it. */
export function waitsAll({
  changed,
  waits,
}: {
  readonly changed: readonly unknown[];
  readonly waits: readonly unknown[];
}): boolean {
  return changed.length > 0 && waits.length === changed.length;
}
