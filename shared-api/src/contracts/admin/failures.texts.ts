import type { Language, LocalizedText } from '../common/index.ts';

/** The kinds of work in the background, in words. A test of the server finds the one without. */
export const jobWords: Readonly<Record<string, LocalizedText>> = {
  'platform.deliver': { it: 'Invio di un’e‑mail', en: 'Sending of an email' },
  'platform.deliver-now': {
    it: 'Invio di un codice o di un link che scade',
    en: 'Sending of a code or of a link that expires',
  },
  'platform.sms': { it: 'Invio di un SMS', en: 'Sending of an SMS' },
  'platform.sms-now': { it: 'Invio di un codice per SMS', en: 'Sending of a code by SMS' },
  'platform.row-check': {
    it: 'Confronto di un dato con il registro',
    en: 'Comparison of a record with the log',
  },
  'platform.anchor-check': {
    it: 'Verifica che nulla manchi dal database',
    en: 'Verification that nothing is missing from the database',
  },
  'platform.push': { it: 'Notifica su un dispositivo', en: 'Notification of a device' },
  'signing.seal': { it: 'Sigillo di un documento', en: 'Sealing of a document' },
  'signing.seal-check': { it: 'Verifica di un documento sigillato', en: 'Verification of a sealed document' },
  'signing.bulk-send': { it: 'Invio di un documento a più persone', en: 'Sending of a document to several' },
  'signing.send-message': { it: 'Invio di un messaggio', en: 'Sending of a message' },
  'signing.expiry-reminder': { it: 'Promemoria di una scadenza', en: 'Reminder before a document expires' },
  'signing.notices': { it: 'Avvisi dei messaggi', en: 'Notices of messages' },
  'signing.notices-of': { it: 'Avviso dei messaggi a una persona', en: 'Notice of messages to a person' },
  'signing.document-push': { it: 'Notifica di un documento', en: 'Notification of a document' },
  'admin.data-terms': { it: 'Fine dei dati scaduti', en: 'End of data whose term is over' },
  'platform.remove-files': { it: 'Eliminazione di file', en: 'Deletion of files' },
  'admin.import-users': { it: 'Importazione di utenti', en: 'Import of users' },
  'admin.import-invitations': { it: 'Inviti dopo un’importazione', en: 'Invitations after an import' },
  'auth.sign-up': { it: 'Registrazione', en: 'Sign-up' },
  'auth.contact-proposed-sms': {
    it: 'SMS su un recapito proposto',
    en: 'SMS about a proposed address or number',
  },
  'auth.recovery': { it: 'Recupero della password', en: 'Recovery of the password' },
};

/** A kind of work in words; its name where nobody has found words for it. */
export function jobInWords(kind: string, language: Language): string {
  return Object.hasOwn(jobWords, kind) ? (jobWords[kind]?.[language] ?? kind) : kind;
}
