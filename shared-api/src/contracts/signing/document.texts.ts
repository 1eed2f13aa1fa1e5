import type { Language, LocalizedText } from '../common/index.ts';
import type { DocumentFormProblem } from './document.rules.ts';

/** What can be wrong with a document that is added or edited. */
export type DocumentProblem = DocumentFormProblem | 'boxes-required';

/** The sentence of each problem, on the field and by the server: to the letter of spec 02 §5, which quotes most in English. */
export const documentProblems = {
  it: {
    'name-required': 'Il nome è richiesto',
    'surname-required': 'Il cognome è richiesto',
    'email-required': 'L’e-mail è richiesta',
    'email-not-valid': 'E-mail non valida',
    'title-required': 'Il titolo è richiesto',
    'attachment-required': "Specificare l'allegato",
    'attachment-not-pdf': 'Formati accettati: pdf',
    'hours-required': 'Le ore di scadenza sono richieste',
    'hours-out-of-range': 'Le ore devono essere comprese tra 1 e 24',
    'boxes-required': 'Imposta almeno una firma nel documento',
  },
  en: {
    'name-required': 'Name required',
    'surname-required': 'Surname required',
    'email-required': 'E-Mail required',
    'email-not-valid': 'E-Mail not valid',
    'title-required': 'Title required',
    'attachment-required': 'Attachment required',
    'attachment-not-pdf': 'Accepted formats: pdf',
    'hours-required': 'Hours expire required',
    'hours-out-of-range': 'Hours must be between 1 a 24 hours',
    'boxes-required': 'Set at least one signature in the document',
  },
} as const satisfies Record<Language, Record<DocumentProblem, string>>;

/** A problem in both languages, for a check of a contract: `refine(isThere, refusedAs('name-required'))`. */
export function refusedAs(problem: DocumentProblem): { params: { text: LocalizedText } } {
  return { params: { text: { it: documentProblems.it[problem], en: documentProblems.en[problem] } } };
}
