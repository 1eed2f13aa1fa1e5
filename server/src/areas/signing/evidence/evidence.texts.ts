import type { Language, LocalizedText } from 'shared-api/contracts/common';
import { fill } from '../../../platform/texts/texts.ts';
import type { DocumentAction } from '../documents/document-audit.ts';

const words = {
  title: { it: 'Prova della firma', en: 'Evidence of the signature' },
  lead: {
    it: 'Chi ha firmato, quando, da dove e con quali controlli. È una firma elettronica; questo documento è sigillato da {product}.',
    en: 'Who signed, when, from where and with which checks. It is an electronic signature; this document is sealed by {product}.',
  },
  document: { it: 'Il documento', en: 'The document' },
  people: { it: 'Le persone', en: 'The people' },
  bytes: { it: 'Le impronte dei file (SHA-256)', en: 'The hashes of the files (SHA-256)' },
  steps: { it: 'Che cosa è successo, passo per passo', en: 'What happened, step by step' },
  checking: { it: 'Come si controlla', en: 'How to check it' },
  name: { it: 'Titolo', en: 'Title' },
  file: { it: 'File', en: 'File' },
  fileValue: { it: '{name}, {pages}, {size} byte', en: '{name}, {pages}, {size} bytes' },
  notInLog: {
    it: '{value} (dall’archivio del portale, non dal registro)',
    en: '{value} (from the portal’s records, not from the log)',
  },
  onePage: { it: '1 pagina', en: '1 page' },
  pages: { it: '{count} pagine', en: '{count} pages' },
  id: { it: 'Numero del documento', en: 'Number of the document' },
  company: { it: 'Azienda', en: 'Company' },
  sender: { it: 'Chi lo ha inviato', en: 'Who sent it' },
  signer: { it: 'Chi ha firmato', en: 'Who signed' },
  recognised: { it: 'Riconoscimento', en: 'Recognised by' },
  byLink: { it: 'link personale inviato a {to}', en: 'personal link sent to {to}' },
  byLinkOpened: {
    it: 'link personale inviato a {to}, aperto il {when}',
    en: 'personal link sent to {to}, opened on {when}',
  },
  addressOfAccount: {
    it: 'indirizzo dell’utenza di {account}',
    en: 'the address of the account of {account}',
  },
  byAccountSince: {
    it: 'utenza del portale, accesso del {when} con {means}',
    en: 'account of the portal, signed in on {when} with {means}',
  },
  byAccountOfSince: {
    it: 'utenza del portale di {account}, accesso del {when} con {means}',
    en: 'account of the portal of {account}, signed in on {when} with {means}',
  },
  signerNamed: {
    it: '{account}, {email} (chi ha inviato il documento ha indicato {name})',
    en: '{account}, {email} (who sent the document wrote {name})',
  },
  'way password': { it: 'password', en: 'password' },
  'way passkey': { it: 'passkey', en: 'passkey' },
  'way qr-code': { it: 'codice QR', en: 'QR code' },
  'way company': { it: '{provider} (servizio dell’azienda)', en: '{provider} (service of the company)' },
  'way unknown': { it: 'modo non registrato', en: 'a way that was not recorded' },
  'factor mail': { it: 'codice per e‑mail', en: 'code by email' },
  'factor sms': { it: 'codice per SMS', en: 'code by SMS' },
  'factor app': { it: 'codice dell’app', en: 'code of the app' },
  codeSent: { it: '{code} inviato a {to}', en: '{code} sent to {to}' },
  accountStrayed: {
    it: 'attenzione: all’accesso o alla firma, i dati del suo account nel database non corrispondevano al registro degli eventi; qualcuno può averli cambiati fuori dal portale',
    en: 'warning: at the sign-in or the signature, the data of the account in the database did not agree with the log of events; somebody may have changed them outside the portal',
  },
  'factor passkey': { it: 'passkey', en: 'passkey' },
  'factor recovery-code': { it: 'codice di recupero', en: 'recovery code' },
  'former email': {
    it: 'indirizzo cambiato il {changed}: codice inviato anche a quello precedente, {to}, inserito il {when}',
    en: 'address changed on {changed}: a code also sent to the one of before, {to}, entered on {when}',
  },
  'former phone': {
    it: 'numero cambiato il {changed}: codice inviato anche a quello precedente, {to}, inserito il {when}',
    en: 'number changed on {changed}: a code also sent to the one of before, {to}, entered on {when}',
  },
  'former app': {
    it: 'app di autenticazione attivata il {changed}: codice inviato anche a {to}, inserito il {when}',
    en: 'authenticator app set up on {changed}: a code also sent to {to}, entered on {when}',
  },
  'former passkey': {
    it: 'passkey aggiunta il {changed}: codice inviato anche a {to}, inserito il {when}',
    en: 'passkey added on {changed}: a code also sent to {to}, entered on {when}',
  },
  'former company': {
    it: 'accesso aziendale collegato il {changed}: codice inviato anche a {to}, inserito il {when}',
    en: 'sign-in of the company linked on {changed}: a code also sent to {to}, entered on {when}',
  },
  reached: { it: 'Recapiti', en: 'Reached at' },
  contactSince: { it: 'in uso dal {when}', en: 'on record since {when}' },
  contactBy: { it: 'indicato da {by} (amministratore)', en: 'entered by {by} (administrator)' },
  contactConfirmed: {
    it: 'confermato il {when} con un codice o un link arrivato lì',
    en: 'confirmed on {when} by a code or a link that went there',
  },
  contactUnconfirmed: {
    it: 'mai confermato con un codice o un link arrivato lì',
    en: 'never confirmed by a code or a link that went there',
  },
  contactRecent: {
    it: 'cambiato meno di {count} giorni prima della firma',
    en: 'changed less than {count} days before the signature',
  },
  byAccount: { it: 'utenza del portale', en: 'account of the portal' },
  byCode: {
    it: 'codice per SMS al numero {to} (verificato in precedenza)',
    en: 'code by SMS to the number {to} (on record before)',
  },
  byOwnCode: {
    it: 'codice per SMS al numero {to} (indicato da chi ha firmato)',
    en: 'code by SMS to the number {to} (given by who signed)',
  },
  fileBytes: { it: 'Inviato a chi ha firmato', en: 'Sent to who signed' },
  shown: { it: 'Mostrato a chi ha firmato', en: 'Shown to who signed' },
  aPage: { it: 'pagina {pages}', en: 'page {pages}' },
  somePages: { it: 'pagine {pages}', en: 'pages {pages}' },
  onScreen: {
    it: 'sullo schermo, {pages} (su {count} in tutto)',
    en: 'on the screen, {pages} (of {count} in all)',
  },
  onScreenCompared: {
    it: 'sullo schermo, {pages} (su {count} in tutto), dal file con l’impronta di quello inviato',
    en: 'on the screen, {pages} (of {count} in all), from the file with the hash of the one that was sent',
  },
  inFile: {
    it: 'nel file aperto con il dispositivo, {pages} (su {count} in tutto), come ha dichiarato',
    en: 'in the file opened with the device, {pages} (of {count} in all), as they declared',
  },
  allPagesAsked: {
    it: 'per firmare era richiesto di vedere ogni pagina',
    en: 'to sign it was asked that every page was seen',
  },
  shownUnknown: {
    it: 'non registrato: la firma è di prima che lo si registrasse',
    en: 'not recorded: the signature is from before it was',
  },
  dayAndTime: { it: '{date} alle {time}', en: '{date} at {time}' },
  pageOnScreen: {
    it: 'la pagina era sullo schermo dal {time} (ora del dispositivo)',
    en: 'its page was on the screen from {time} (clock of the device)',
  },
  pageInFile: {
    it: 'la pagina non si poteva mostrare ed è stata letta nel file aperto con il dispositivo, come dichiarato il {time} (ora del dispositivo)',
    en: 'its page could not be shown and was read in the file opened with the device, as declared at {time} (clock of the device)',
  },
  signedBytes: { it: 'Firmato', en: 'Signed' },
  sealed: { it: 'Sigillato, con le firme', en: 'Sealed, with the signatures' },
  certificate: { it: 'Certificato del sigillo', en: 'Certificate of the seal' },
  portal: { it: 'Il portale', en: 'The portal' },
  somebody: { it: 'Utenza eliminata', en: 'Deleted account' },
  actingFor: { it: '{who}, per conto di {whom}', en: '{who}, acting for {whom}' },
  address: { it: 'indirizzo IP {ip}', en: 'IP address {ip}' },
  desktop: { it: 'computer', en: 'computer' },
  phone: { it: 'telefono', en: 'phone' },
  tablet: { it: 'tablet', en: 'tablet' },
  unknown: { it: 'dispositivo non riconosciuto', en: 'device not recognised' },
  page: { it: 'Pagina {page} di {pages}', en: 'Page {page} of {pages}' },
  eventHash: { it: 'impronta {hash}', en: 'hash {hash}' },
  check: {
    it: 'Il sigillo del documento contiene l’impronta dell’evento {sealedEvents}; il sigillo di questa prova quella dell’evento {events} e quella dell’elenco dei file (manifest.json). Chi ha il pacchetto delle prove può ricalcolare tutto da sé, senza il portale: aprire verifica.html oppure eseguire «node verify.mjs». Anche un lettore che mostra le firme, come Adobe Acrobat Reader, controlla i due sigilli.',
    en: 'The seal of the document holds the hash of event {sealedEvents}; the seal of this evidence that of event {events} and that of the list of files (manifest.json). Whoever has the package of evidence can compute all of it without the portal: open verify.html or run “node verify.mjs”. A reader that shows signatures, such as Adobe Acrobat Reader, checks both seals too.',
  },
  checkOlder: {
    it: 'Il documento è stato sigillato quando il sigillo non conteneva ancora l’impronta degli eventi; il sigillo di questa prova contiene quella dell’evento {events} e quella dell’elenco dei file (manifest.json).',
    en: 'The document was sealed when the seal did not hold the hash of the events yet; the seal of this evidence holds that of event {events} and that of the list of files (manifest.json).',
  },
} as const satisfies Record<string, LocalizedText>;

/** What each event of a document's log says, with the values of its data. */
const steps = {
  'document.created': { it: 'Ha caricato il documento', en: 'Uploaded the document' },
  'document.edited': { it: 'Ha modificato i dati del documento', en: 'Changed the data of the document' },
  'document.readdressed': {
    it: 'Ha cambiato l’indirizzo del destinatario',
    en: 'Changed the address of the receiver',
  },
  'document.sent': { it: 'Ha inviato il documento a {receiver}', en: 'Sent the document to {receiver}' },
  'document.handed-over': {
    it: 'Ha affidato il documento a {successor}, che ne risponde al posto di chi lo ha inviato',
    en: 'Handed the document over to {successor}, who answers in the place of its sender',
  },
  'document.new-sending-asked': { it: 'Ha chiesto un nuovo invio', en: 'Asked for a new sending' },
  'document.wrong-receiver': {
    it: 'Ha segnalato di non essere il destinatario',
    en: 'Said that they are not the receiver',
  },
  'document.receiver-left': {
    it: 'L’utenza del destinatario è stata eliminata',
    en: 'The account of the receiver was deleted',
  },
  'document.reminded': {
    it: 'Ha inviato un promemoria della scadenza',
    en: 'Sent a reminder of the expiry',
  },
  'document.viewed': { it: 'Ha aperto il documento', en: 'Opened the document' },
  'document.file-read': { it: 'Ha letto il file del documento', en: 'Read the file of the document' },
  'document.downloaded': { it: 'Ha scaricato il documento', en: 'Downloaded the document' },
  'link.opened': { it: 'Ha aperto il link inviato a {receiver}', en: 'Opened the link sent to {receiver}' },
  'code.sent': { it: 'Ha chiesto un codice, inviato a {to}', en: 'Asked for a code, sent to {to}' },
  'code.passed': { it: 'Ha inserito il codice giusto', en: 'Entered the right code' },
  'phone.verified': {
    it: 'Ha verificato con un codice il numero {number}',
    en: 'Verified the number {number} by a code',
  },
  'mail.verified': {
    it: 'Ha verificato con un codice il proprio indirizzo e‑mail',
    en: 'Verified their email address by a code',
  },
  'box.signed': { it: 'Ha apposto la firma {box} di {boxes}', en: 'Gave signature {box} of {boxes}' },
  'box.signed with code': {
    it: 'Ha apposto la firma {box} di {boxes}, con il codice inviato al numero {phone}',
    en: 'Gave signature {box} of {boxes}, with the code sent to the number {phone}',
  },
  'document.completed': { it: 'Ha completato le firme', en: 'Completed the signatures' },
  'document.deleted': { it: 'Ha eliminato il documento', en: 'Deleted the document' },
  'document.evidence-made': {
    it: 'Ha preparato la prova della firma',
    en: 'Made the evidence of the signature',
  },
  'document.seal-again': { it: 'Ha chiesto di rifare il sigillo', en: 'Asked for the seal again' },
  'document.sealed': { it: 'Ha sigillato il documento', en: 'Sealed the document' },
  'document.mailed': { it: 'Ha inviato la copia sigillata', en: 'Mailed the sealed copy' },
  'file.changed': {
    it: 'Ha trovato un file diverso da quello salvato, e non lo ha usato',
    en: 'Found a file other than the one stored, and did not use it',
  },
  'file.restored': {
    it: 'Ha ritrovato il file com’era stato salvato',
    en: 'Found the file as it was stored again',
  },
} as const satisfies Readonly<Record<DocumentAction | 'box.signed with code', LocalizedText>>;

/** A text of the evidence in a language, with its values. */
export function evidenceText(
  language: Language,
  key: keyof typeof words,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(words[key][language], values);
}

/** What an event says; its own word where it is of another version of the product. */
export function stepText(
  language: Language,
  action: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return isStep(action) ? fill(steps[action][language], values) : action;
}

const isStep = (action: string): action is keyof typeof steps => Object.hasOwn(steps, action);
