import type { Language } from 'shared-api/contracts/common';

const it = {
  title: 'I tuoi dati',
  madeAt: 'Preparato il {at}.',
  person: 'Lo hai chiesto tu.',
  administrator:
    'Lo ha chiesto chi amministra la tua azienda: contiene i dati che l’azienda tratta, senza quelli che spettano solo a te (accessi, registro, bozze, disegni delle firme).',
  lead: 'Qui c’è tutto quello che è conservato su di te. Il file data.json contiene gli stessi dati in un formato leggibile da un programma; le durate sono in minuti.',
  files: 'File',
  none: 'Niente.',
  yes: 'Sì',
  no: 'No',
} as const;

/** The words of a package's page. */
export type PageWords = Readonly<Record<keyof typeof it, string>>;

export const personalPageTexts: Readonly<Record<Language, PageWords>> = {
  it,
  en: {
    title: 'Your data',
    madeAt: 'Made on {at}.',
    person: 'You asked for it.',
    administrator:
      'Who administers your company asked for it: it has the data that the company processes, without what is yours alone (sessions, log, drafts, drawings of signatures).',
    lead: 'This is all that is kept about you. The file data.json has the same data in a form that programs read; durations are in minutes.',
    files: 'Files',
    none: 'Nothing.',
    yes: 'Yes',
    no: 'No',
  },
};
