import type { Language } from 'shared-api/contracts/common';

/** A text that keeps words which our list forbids, since the specification has it to the letter, and where. */
interface SpecifiedText {
  readonly language: Language;
  readonly text: string;
  readonly section: string;
}

const specified = (language: Language, texts: Readonly<Record<string, string>>): SpecifiedText[] =>
  Object.entries(texts).map(([text, section]) => ({ language, text, section }));

/** All of them. */
export const specifiedTexts: readonly SpecifiedText[] = [
  ...specified('it', {
    'Aggiungi E-Mail': '02 §2',
    'Conf. Mail': '01 §6',
    'Formati accettati: .pdf,.png,.jpg,.jpeg': '02 §5',
    'Modifica E-Mail': '02 §2',
    'Specificare una mail': '02 §5',
    'Specificare un testo per la mail': '02 §5',
    "Specificare l'indirizzo mail": '02 §5',
    "Specificare l'oggetto": '02 §5',
    Auth: '01 §2',
    'E-Mail': '02 §2',
    'E-Mail non valida': '02 §5',
    'E-Mail richiesta': '03 §5',
    'E-mail non valida': '03 §5',
    Email: '01 §2',
    "Errore durante l'accesso": '01 §8',
    'Errore durante la login': '01 §8',
    LOGIN: '02 §2',
    Mail: '01 §2',
    "Numero di Telefono non impostato correttamente, chiedere all'amministratore": '01 §8',
    Sms: '01 §2',
    "Specificare l'allegato": '02 §5',
    "Specificare l'azienda": '03 §5',
    "Specificare l'immagine": '02 §5',
    'Sei sicuro?': '01 §8',
    'Specificare un  valore del codice': '01 §5',
    "Specificare un  valore dell'OTP": '01 §5',
    'Ultimo Login': '01 §2',
    'Valore OTP non corretto': '01 §5',
    'Verifica il tuo Sms': '01 §8',
    'Verifica la tua mail': '01 §8',
    "Vuoi eliminare l'elemento selezionato ?": '02 §8',
  }),
  ...specified('en', {
    'Conf. Mail': '01 §6',
    'The accepted formats are .pdf,.png,.jpg,.jpeg': '02 §5',
    LOGIN: '02 §2',
    'E-Mail': '02 §2',
    'E-Mail not valid': '02 §5',
    'E-Mail required': '02 §5',
    'E-Mail successfully verified': '02 §8',
    'E-mail is required': '01 §5',
    'E-mail must be valid': '01 §5',
    'Incorrect OTP value': '02 §5',
    Mail: '01 §2',
    'Mail Receiver': '02 §2',
    "Old password doesn't match": '01 §8',
    Sms: '01 §2',
    'Specify an OTP value': '02 §5',
    'Verify E-Mail': '02 §2',
  }),
];
