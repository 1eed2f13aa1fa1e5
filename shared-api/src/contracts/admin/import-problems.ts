import { z } from 'zod';
import type { Language, LocalizedText } from '../common/index.ts';
import { importColumns, type ImportColumn } from './import-file.rules.ts';

/** Why a line of a file of people is refused, by the name of its text; those of `userFields` among them. */
const sentences = {
  required: { it: 'Manca un dato necessario', en: 'Something required is missing' },
  nameInvalid: { it: 'Nome non valido', en: 'This name is not valid' },
  usernameInvalid: {
    it: 'Username non valido: usa lettere, cifre, punti, trattini',
    en: 'Invalid username: use letters, digits, dots, hyphens',
  },
  emailRequired: { it: 'E-Mail richiesta', en: 'Email is required' },
  emailInvalid: { it: 'E-mail non valida', en: 'This email is not valid' },
  fiscalCodeInvalid: { it: 'Codice fiscale non valido', en: 'This fiscal code is not valid' },
  mobileInvalid: { it: 'Cellulare non valido', en: 'This mobile number is not valid' },
  companyRequired: { it: "Specificare l'azienda", en: 'Specify the company' },
  groupsRequired: { it: 'Per favore specificare i gruppi', en: 'Please specify the groups' },
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
  invalid: { it: 'Valore non valido', en: 'This value is not valid' },
} as const satisfies Record<string, LocalizedText>;

/** The specification's own sentences for what is required (spec 03 §5). */
const required: Readonly<Partial<Record<ImportColumn, LocalizedText>>> = {
  firstName: { it: 'Nome richiesto', en: 'First name is required' },
  lastName: { it: 'Cognome richiesto', en: 'Last name is required' },
  username: { it: 'Username richiesto', en: 'Username is required' },
};

type ImportFault = keyof typeof sentences;

const faults = Object.keys(sentences) as [ImportFault, ...ImportFault[]];

/** What is wrong with a line of a file of people. */
export const importProblem = z.object({
  column: z.enum(importColumns),
  fault: z.enum(faults),
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
  return ((fault === 'required' && required[column]) || sentences[fault])[language];
}
