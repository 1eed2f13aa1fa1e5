import type { LocalizedText } from 'shared-api/contracts/common';

/** What is said of settings that are not taken, and what a test says. */
export const settingsTexts = {
  domainRequired: {
    it: 'Per l’iscrizione aperta serve almeno un dominio',
    en: 'Open sign-up needs at least one domain',
  },
  timesInvalid: {
    it: 'Servono entrambi gli orari, e la fine dopo l’inizio',
    en: 'Both times are needed, and the end after the start',
  },
  dayRequired: { it: 'Serve almeno un giorno', en: 'At least one day is needed' },
  nameTaken: { it: 'Un’altra azienda ha già questo nome', en: 'Another company has this name already' },
  domainTaken: {
    it: 'Un’altra azienda ha già questo dominio: {domains}',
    en: 'Another company has this domain already: {domains}',
  },
  domainOpen: {
    it: 'Non può essere di una sola azienda: {domains}',
    en: 'It cannot be one company’s: {domains}',
  },
  noPhone: {
    it: 'Nel profilo non c’è un numero di cellulare',
    en: 'There is no mobile number in your profile',
  },
  testSms: { it: '{product}: SMS di prova', en: '{product}: test SMS' },
} as const satisfies Record<string, LocalizedText>;
