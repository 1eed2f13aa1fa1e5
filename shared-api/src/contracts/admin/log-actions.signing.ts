import type { LogAction } from './log-groups.ts';

const group = 'documents';

/** What happens to documents to sign. */
export const signingActions = {
  'document.created': { group, it: 'Documento aggiunto', en: 'Document added' },
  'document.edited': { group, it: 'Documento modificato', en: 'Document changed' },
  'document.readdressed': { group, it: 'Documento passato a un’altra e‑mail', en: 'Document readdressed' },
  'document.sent': { group, it: 'Documento inviato', en: 'Document sent' },
  'document.deleted': { group, it: 'Documento eliminato', en: 'Document deleted' },
  'document.handed-over': { group, it: 'Documento affidato ad altri', en: 'Document handed over' },
  'document.new-sending-asked': { group, it: 'Chiesto un nuovo invio', en: 'New sending asked for' },
  'document.wrong-receiver': {
    group,
    it: 'Destinatario errato segnalato',
    en: 'Wrong receiver reported',
  },
  'document.receiver-left': {
    group,
    it: 'Utenza del destinatario eliminata',
    en: 'Account of the receiver deleted',
  },
  'document.file-read': { group, it: 'File del documento letto', en: 'File of the document read' },
  'document.viewed': { group, it: 'Documento aperto', en: 'Document opened' },
  'document.downloaded': { group, it: 'Documento scaricato', en: 'Document downloaded' },
  'document.completed': { group, it: 'Firma completata', en: 'Signing completed' },
  'document.seal-again': { group, it: 'Chiesto un nuovo sigillo', en: 'Sealing asked for again' },
  'document.sealed': { group, it: 'Documento sigillato', en: 'Document sealed' },
  'document.evidence-made': {
    group,
    it: 'Prova della firma preparata',
    en: 'Evidence of the signature made',
  },
  'document.reminded': { group, it: 'Promemoria di scadenza inviato', en: 'Expiry reminder sent' },
  'document.mailed': { group, it: 'Copia firmata inviata', en: 'Signed copy mailed' },
  'file.changed': { group, it: 'File alterato fuori dal portale', en: 'File altered outside the portal' },
  'file.restored': { group, it: 'File di nuovo integro', en: 'File intact again' },
  'link.opened': { group, it: 'Link del documento aperto', en: 'Document link opened' },
  'code.sent': { group, it: 'Codice inviato', en: 'Code sent' },
  'code.passed': { group, it: 'Codice verificato', en: 'Code verified' },
  'phone.verified': { group, it: 'Cellulare verificato', en: 'Phone verified' },
  'mail.verified': { group, it: 'E‑mail verificata', en: 'Email verified' },
  'box.signed': { group, it: 'Firma apposta', en: 'Signature given' },
  'object.added': { group, it: 'Oggetto di firma aggiunto', en: 'Signature object added' },
  'object.changed': { group, it: 'Oggetto di firma modificato', en: 'Signature object changed' },
  'object.deleted': { group, it: 'Oggetto di firma eliminato', en: 'Signature object deleted' },
  'confirmation-mail.added': {
    group,
    it: 'Indirizzo di conferma aggiunto',
    en: 'Confirmation address added',
  },
  'confirmation-mail.changed': {
    group,
    it: 'Indirizzo di conferma modificato',
    en: 'Confirmation address changed',
  },
  'confirmation-mail.removed': {
    group,
    it: 'Indirizzo di conferma eliminato',
    en: 'Confirmation address deleted',
  },
} as const satisfies Record<string, LogAction>;
