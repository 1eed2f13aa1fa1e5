import type { Language, LocalizedText } from '../common/index.ts';

/** What can be wrong with a document that is added or edited. */
export type DocumentProblem =
  | 'name-required'
  | 'surname-required'
  | 'email-required'
  | 'email-not-valid'
  | 'email-repeated'
  | 'title-required'
  | 'send-title-required'
  | 'attachment-required'
  | 'attachment-not-pdf'
  | 'hours-required'
  | 'hours-out-of-range'
  | 'boxes-required'
  | 'box-too-small'
  | 'boxes-same-place'
  | 'receivers-required'
  | 'too-many-receivers'
  | 'confirmation-mail-required'
  | 'confirmation-mail-not-valid';

/** The sentence of each problem, on the field and by the server: to the letter of spec 02 §5, which quotes most in English. */
export const documentProblems = {
  it: {
    'name-required': 'Il nome è richiesto',
    'surname-required': 'Il cognome è richiesto',
    'email-required': 'L’e‑mail è richiesta',
    'email-not-valid': 'E‑mail non valida',
    'email-repeated': 'Questo destinatario c’è già',
    'title-required': 'Il titolo è richiesto',
    'send-title-required': 'Specificare il titolo',
    'attachment-required': "Specificare l'allegato",
    'attachment-not-pdf': 'Formati accettati: pdf',
    'hours-required': 'Le ore di scadenza sono richieste',
    'hours-out-of-range': 'Le ore devono essere comprese tra 1 e 24',
    'boxes-required': 'Imposta almeno una firma nel documento',
    'box-too-small':
      'Un riquadro è troppo piccolo perché la firma si legga: serve almeno 60 per 24 punti (21 per 8 mm)',
    'boxes-same-place':
      'Due riquadri sono nello stesso posto, e una firma coprirebbe l’altra: spostarne uno, o toglierlo',
    'receivers-required': 'Selezionare gli utenti a cui inviare il documento',
    'too-many-receivers': 'Un documento si invia al massimo a 500 persone alla volta',
    'confirmation-mail-required': 'Specificare una mail',
    'confirmation-mail-not-valid': 'E-Mail non valida',
  },
  en: {
    'name-required': 'Name required',
    'surname-required': 'Surname required',
    'email-required': 'E-Mail required',
    'email-not-valid': 'E-Mail not valid',
    'email-repeated': 'This receiver is there already',
    'title-required': 'Title required',
    'send-title-required': 'Specify the title',
    'attachment-required': 'Attachment required',
    'attachment-not-pdf': 'Accepted formats: pdf',
    'hours-required': 'Hours expire required',
    'hours-out-of-range': 'Hours must be between 1 a 24 hours',
    'boxes-required': 'Set at least one signature in the document',
    'box-too-small':
      'A box is too small for a signature to be read: it needs 60 by 24 points (21 by 8 mm) at least',
    'boxes-same-place':
      'Two boxes are at the same place, and one signature would hide the other: move one of them, or remove it',
    'receivers-required': 'Select the users to send the document to',
    'too-many-receivers': 'A document is sent to 500 people at a time at most',
    'confirmation-mail-required': 'Specify an email',
    'confirmation-mail-not-valid': 'E-Mail not valid',
  },
} as const satisfies Record<Language, Record<DocumentProblem, string>>;

/** How a check of a contract refuses, `refine(isThere, refusedAs('name-required'))`: a form reads the problem, the server its sentence. */
export function refusedAs(problem: DocumentProblem): {
  error: DocumentProblem;
  params: { text: LocalizedText };
} {
  const text = { it: documentProblems.it[problem], en: documentProblems.en[problem] };
  return { error: problem, params: { text } };
}
