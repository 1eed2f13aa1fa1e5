import type { LocalizedText } from 'shared-api/contracts/common';

/** The sentences of the timesheet's server, in both languages. */
export const timesheetTexts = {
  monthLocked: {
    it: 'Il mese non è più modificabile: è stato inviato o chiuso',
    en: 'The month can no longer be changed: it was sent or closed',
  },
  absenceInLockedMonth: {
    it: 'Il mese è già stato inviato o chiuso: le assenze non si possono più cambiare',
    en: 'The month was sent or closed: its absences can no longer be changed',
  },
  aboveLimit: {
    it: 'Al massimo {hours} ore in questo giorno',
    en: 'At most {hours} hours on this day',
  },
  causeWithoutAbsence: { it: 'Senza assenza non c’è causale', en: 'There is no reason without absence' },
  causeUnknown: { it: 'Questa causale non esiste', en: 'There is no such reason' },
  monthOutside: {
    it: 'Questo mese è fuori da quelli che si possono compilare: da {first} a {last}',
    en: 'This month is outside those that can be filled in: from {first} to {last}',
  },
  dayOutside: { it: 'Questo giorno non è nel mese', en: 'This day is not in the month' },
  ownIsAnothers: {
    it: 'Il tuo mese lo approva un altro amministratore: puoi inviarlo',
    en: 'Another administrator approves your month: you can send it',
  },
  notOpen: {
    it: 'Il mese non è più aperto: è stato inviato o chiuso',
    en: 'The month is no longer open: it was sent or closed',
  },
  hasGaps: {
    it: 'Il mese ha {count} giorni mancanti o da controllare',
    en: 'The month has {count} days missing or to be checked',
  },
  approvedAbsence: {
    it: 'Di questo giorno {hours} ore sono un’assenza approvata: si cambiano solo con la sua richiesta',
    en: '{hours} hours of this day are an approved absence: only its request changes them',
  },
  siteInUse: {
    it: 'Questa sede è usata da un orario di lavoro: prima va tolta da lì',
    en: 'This site is used by a plan: take it out there first',
  },
  planBeginsThen: {
    it: 'Da questo giorno vale già un altro orario',
    en: 'Another plan begins on this day already',
  },
  sheetNotClosed: {
    it: 'Si può far firmare solo il cartellino di un mese chiuso',
    en: 'Only the sheet of a closed month can be signed',
  },
  sheetWaits: {
    it: 'Questo cartellino è già stato inviato per la firma',
    en: 'This sheet was sent to be signed already',
  },
  sheetWithoutAccount: {
    it: 'Questa persona non ha un account con un indirizzo e‑mail: non può firmare',
    en: 'This person has no account with an email address and cannot sign',
  },
  companyCodeMissing: {
    it: 'Prima inserisci il codice dell’azienda nelle impostazioni paghe',
    en: 'First enter the company’s code in the payroll settings',
  },
  layoutMissing: {
    it: 'Prima disegna il tracciato nelle impostazioni paghe',
    en: 'First lay the file out in the payroll settings',
  },
  nothingToDeliver: {
    it: 'Non c’è nessuna riga da consegnare',
    en: 'There is no line to deliver',
  },
  employeesUnknown: {
    it: 'Uno dei dipendenti non è di questa azienda',
    en: 'One of the employees is not of this company',
  },
} as const satisfies Record<string, LocalizedText>;
