import type { Language, LocalizedText } from '../common/index.ts';

/** What can be wrong with a message that is written. */
export type MessageProblem =
  | 'title-required'
  | 'title-too-long'
  | 'body-required'
  | 'body-too-long'
  | 'recipients-required'
  | 'attachment-required'
  | 'attachment-format'
  | 'boxes-need-signature'
  | 'external-name-required'
  | 'external-surname-required'
  | 'external-email-required'
  | 'external-email-not-valid'
  | 'external-title-required'
  | 'external-body-required'
  | 'external-attachment-not-pdf'
  | 'external-attachment-required'
  | 'external-attachment-too-large'
  | 'external-boxes-required';

/** The sentence of each problem, on the field and by the server: to the letter of spec 02 §5, in the language that it quotes. */
export const messageProblems = {
  it: {
    'title-required': 'Inserire il titolo del messaggio',
    'title-too-long': 'Il titolo è troppo lungo',
    'body-required': 'Specificare un testo per la mail',
    'body-too-long': 'Il testo è troppo lungo',
    'recipients-required': 'Selezionare a chi inviare il messaggio',
    'attachment-required': "Specificare l'allegato",
    'attachment-format': 'Formati accettati: .pdf,.png,.jpg,.jpeg',
    'boxes-need-signature': 'Le firme si posizionano solo su un allegato da firmare',
    'external-name-required': 'Specificare il nome',
    'external-surname-required': 'Specificare il cognome',
    'external-email-required': "Specificare l'indirizzo mail",
    'external-email-not-valid': 'E‑mail non valida',
    'external-title-required': "Specificare l'oggetto",
    'external-body-required': 'Specificare il testo',
    'external-attachment-not-pdf': 'Accettati solo file pdf',
    'external-attachment-required': "Specificare l'allegato",
    'external-attachment-too-large':
      'Un’e‑mail porta al massimo 18 MB: chiedere una firma, e il file arriva con un link',
    'external-boxes-required': 'Imposta almeno una firma nel documento',
  },
  en: {
    'title-required': 'Please insert the title and body message',
    'title-too-long': 'The title is too long',
    'body-required': 'Message required',
    'body-too-long': 'The message is too long',
    'recipients-required': 'Choose whom the message is sent to',
    'attachment-required': 'Attachment required',
    'attachment-format': 'The accepted formats are .pdf,.png,.jpg,.jpeg',
    'boxes-need-signature': 'Signatures are placed only on an attachment that is to be signed',
    'external-name-required': 'Specify the name',
    'external-surname-required': 'Specify the surname',
    'external-email-required': 'Specify the email address',
    'external-email-not-valid': 'E-Mail not valid',
    'external-title-required': 'Specify the subject',
    'external-body-required': 'Specify the text',
    'external-attachment-not-pdf': 'Only pdf files are accepted',
    'external-attachment-required': 'Specify the attachment',
    'external-attachment-too-large':
      'An email carries 18 MB at most: ask for a signature, and the file comes by a link',
    'external-boxes-required': 'Set at least one signature in the document',
  },
} as const satisfies Record<Language, Record<MessageProblem, string>>;

/** How a check of a message refuses: a form reads the problem, the server its sentence. */
export function messageRefusedAs(problem: MessageProblem): {
  error: MessageProblem;
  params: { text: LocalizedText };
} {
  return {
    error: problem,
    params: { text: { it: messageProblems.it[problem], en: messageProblems.en[problem] } },
  };
}
