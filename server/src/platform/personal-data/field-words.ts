import type { LocalizedText } from 'shared-api/contracts/common';

const word = (it: string, en: string): LocalizedText => ({ it, en });

/** What the columns that many tables have are called in the package of a person's data. */
export const fieldWords = {
  address: word('Indirizzo e‑mail', 'Email address'),
  number: word('Numero di cellulare', 'Mobile number'),
  prefix: word('Prefisso', 'Prefix'),
  firstName: word('Nome', 'First name'),
  lastName: word('Cognome', 'Surname'),
  name: word('Nome', 'Name'),
  username: word('Nome utente', 'Username'),
  company: word('Azienda (codice)', 'Company (id)'),
  created: word('Creato il', 'Created'),
  changed: word('Modificato il', 'Changed'),
  sent: word('Inviato il', 'Sent'),
  ended: word('Terminato il', 'Ended'),
  expires: word('Scade il', 'Expires'),
  used: word('Usato l’ultima volta', 'Last used'),
  from: word('Dal', 'From'),
  to: word('Al', 'To'),
  day: word('Giorno', 'Day'),
  month: word('Mese', 'Month'),
  start: word('Ora di inizio (minuti dalla mezzanotte)', 'Start (minutes since midnight)'),
  end: word('Ora di fine (minuti dalla mezzanotte)', 'End (minutes since midnight)'),
  minutes: word('Minuti', 'Minutes'),
  kind: word('Tipo', 'Kind'),
  state: word('Stato', 'State'),
  note: word('Nota', 'Note'),
  reason: word('Motivo', 'Reason'),
  title: word('Titolo', 'Title'),
  text: word('Testo', 'Text'),
  file: word('File', 'File'),
  fileSize: word('Dimensione del file (byte)', 'Size of the file (bytes)'),
  ip: word('Indirizzo IP', 'IP address'),
  browser: word('Browser', 'Browser'),
  language: word('Lingua', 'Language'),
} as const;
