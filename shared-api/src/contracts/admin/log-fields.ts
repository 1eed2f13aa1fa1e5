import type { Language, LocalizedText } from '../common/index.ts';

/** The fields of events, in words. */
const fields: Readonly<Record<string, LocalizedText>> = {
  a: { it: 'Super utente', en: 'Super user' },
  b: { it: 'Amministratore di azienda', en: 'Company administrator' },
  acrValues: { it: 'Valori di acr', en: 'Values of acr' },
  addsUnknown: { it: 'Crea chi non c’è ancora', en: 'Makes unknown users' },
  absence: { it: 'Assenza', en: 'Absence' },
  at: { it: 'Quando', en: 'When' },
  box: { it: 'Riquadro', en: 'Box' },
  brokenAt: { it: 'Interrotta all’evento', en: 'Broken at event' },
  cause: { it: 'Causale', en: 'Reason' },
  causeId: { it: 'Causale', en: 'Reason' },
  clientId: { it: 'Client ID', en: 'Client ID' },
  company: { it: 'Azienda', en: 'Company' },
  companyId: { it: 'Azienda', en: 'Company' },
  counter: { it: 'Contatore', en: 'Balance' },
  count: { it: 'Quanti', en: 'How many' },
  day: { it: 'Giorno', en: 'Day' },
  days: { it: 'Giorni', en: 'Days' },
  domains: { it: 'Domini delle e‑mail', en: 'Email domains' },
  email: { it: 'E‑mail', en: 'Email' },
  employeeId: { it: 'Dipendente', en: 'Employee' },
  employees: { it: 'Dipendenti', en: 'Employees' },
  endsAtProvider: { it: 'Esce anche dal servizio di accesso', en: 'Signs out of the sign-in service too' },
  ended: { it: 'Sessioni chiuse', en: 'Sessions ended' },
  events: { it: 'Eventi', en: 'Events' },
  expected: { it: 'Eventi attesi', en: 'Events expected' },
  expiresAt: { it: 'Scadenza', en: 'Expires' },
  expiryHours: { it: 'Scadenza in ore', en: 'Expiry in hours' },
  factor: { it: 'Secondo fattore', en: 'Second factor' },
  file: { it: 'Impronta del file', en: 'Fingerprint of the file' },
  fileName: { it: 'File', en: 'File' },
  fileSize: { it: 'Byte del file', en: 'Bytes of the file' },
  firstName: { it: 'Nome', en: 'First name' },
  fiscalCode: { it: 'Codice fiscale', en: 'Fiscal code' },
  format: { it: 'Formato', en: 'Format' },
  found: { it: 'Eventi trovati', en: 'Events found' },
  from: { it: 'Da', en: 'From' },
  groupRules: { it: 'Gruppi del servizio di accesso', en: 'Groups of the sign-in service' },
  groupsClaim: { it: 'Campo dei gruppi', en: 'Field of the groups' },
  groupIds: { it: 'Gruppi', en: 'Groups' },
  hasFile: { it: 'Con un file', en: 'With a file' },
  isActive: { it: 'Attivo', en: 'Active' },
  isBalanceLimit: { it: 'Il saldo è un limite', en: 'The balance is a limit' },
  isDefault: { it: 'Per i nuovi', en: 'For newcomers' },
  isKeptForReceiver: { it: 'Resta al firmatario', en: 'Stays with the signer' },
  issuer: { it: 'Servizio di accesso', en: 'Sign-in service' },
  kind: { it: 'Tipo', en: 'Kind' },
  language: { it: 'Lingua', en: 'Language' },
  kinds: { it: 'Che cosa', en: 'What' },
  lastName: { it: 'Cognome', en: 'Last name' },
  lines: { it: 'Righe', en: 'Lines' },
  method: { it: 'Con', en: 'By' },
  minutes: { it: 'Minuti', en: 'Minutes' },
  mode: { it: 'Uso', en: 'Use' },
  mobile: { it: 'Cellulare', en: 'Mobile' },
  month: { it: 'Mese', en: 'Month' },
  name: { it: 'Nome', en: 'Name' },
  note: { it: 'Nota', en: 'Note' },
  number: { it: 'Numero', en: 'Number' },
  numberBefore: { it: 'Numero di prima', en: 'Former number' },
  onDevice: { it: 'Su questo dispositivo', en: 'On this device' },
  ordinary: { it: 'Ordinarie', en: 'Ordinary' },
  original: { it: 'Impronta dell’originale', en: 'Fingerprint of the original' },
  overtime: { it: 'Straordinario', en: 'Overtime' },
  overtimeOnDaysOff: { it: 'Straordinari nei giorni liberi', en: 'Overtime on days off' },
  permissions: { it: 'Permessi', en: 'Permissions' },
  prefix: { it: 'Prefisso', en: 'Prefix' },
  provider: { it: 'Servizio di accesso', en: 'Sign-in service' },
  protocol: { it: 'Numero di protocollo', en: 'Protocol number' },
  purpose: { it: 'Per', en: 'For' },
  reason: { it: 'Motivo', en: 'Reason' },
  receiver: { it: 'Firmatario', en: 'Signer' },
  reminderDays: { it: 'Sollecito dopo giorni', en: 'Reminder after days' },
  replacesHours: { it: 'Sostituisce le ore', en: 'Replaces the hours' },
  rows: { it: 'Righe', en: 'Rows' },
  secondFactor: { it: 'Secondo fattore', en: 'Second factor' },
  sealed: { it: 'Impronta del firmato', en: 'Fingerprint of the signed file' },
  source: { it: 'Origine', en: 'Source' },
  start: { it: 'Dalle', en: 'From time' },
  end: { it: 'Alle', en: 'To time' },
  state: { it: 'Stato', en: 'State' },
  status: { it: 'Stato', en: 'State' },
  subject: { it: 'Catena', en: 'Chain' },
  surname: { it: 'Cognome', en: 'Last name' },
  tellsApprovers: { it: 'Avvisa chi decide', en: 'Notifies who decides' },
  text: { it: 'Impronta del testo', en: 'Fingerprint of the text' },
  title: { it: 'Titolo', en: 'Title' },
  to: { it: 'A', en: 'To' },
  toUserId: { it: 'Delegato', en: 'Delegate' },
  upTo: { it: 'Fino all’evento', en: 'Up to event' },
  username: { it: 'Username', en: 'Username' },
  validFrom: { it: 'Valido dal', en: 'Valid from' },
  week: { it: 'Settimana', en: 'Week' },
  yearly: { it: 'All’anno', en: 'A year' },
  holiday: { it: 'Ferie', en: 'Holiday' },
  paidLeave: { it: 'Permessi (ROL)', en: 'Paid leave' },
  formerHolidays: { it: 'Ex festività', en: 'Former holidays' },
};

/** A field of an event in words; its own name where there are none. */
export function fieldInWords(name: string, language: Language): string {
  return (Object.hasOwn(fields, name) ? fields[name]?.[language] : undefined) ?? name;
}

/** What says nothing to a reader, or is shown apart. */
const hidden = new Set([
  'before',
  'after',
  'browser',
  'delivery',
  'id',
  'image',
  'ip',
  'outcome',
  'requestId',
  'revisions',
  'uploaded',
  'userAgent',
]);
/** No event holds a secret; one that did by mistake would not show it. */
const secret = /password|secret|token|otp|challenge|session|^(pin|code|hash|proof|key)$/i;

/** Whether a field of an event is shown to who reads the log. */
export function isShownField(name: string): boolean {
  return !hidden.has(name) && !isSecretField(name);
}

/** Whether a field of an event could be a secret, which is shown to nobody. */
export function isSecretField(name: string): boolean {
  return secret.test(name);
}
