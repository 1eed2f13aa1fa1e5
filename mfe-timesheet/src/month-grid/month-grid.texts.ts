import { defineTexts } from 'shared-ui';

/** The texts of the whole month at once. */
export const monthGridTexts = defineTexts({
  it: {
    label: 'Tutti i giorni di {{month}}',
    day: 'Giorno',
    field: {
      ordinary: 'Ordinari',
      overtime: 'Straordinari',
      absence: 'Assenza',
      cause: 'Causale',
    },
    total: 'Totale',
    saved: 'Salvataggio',
    state: {
      pending: 'Salvataggio…',
      saving: 'Salvataggio…',
      saved: 'Salvato',
      waiting: 'In attesa di invio',
      failed: 'Non salvato',
      conflict: 'Non salvato',
      locked: 'Non salvato',
    },
    noCause: '–',
    copy: 'Copia la settimana precedente',
    nothingCopied: 'Nella settimana precedente non c’è niente da copiare',
    previous: 'Mese precedente',
    next: 'Mese successivo',
    keys: 'Frecce per spostarsi, cifre per le ore, = come da piano, Invio per il prossimo giorno di lavoro, Esc per annullare.',
  } as const,
  en: {
    label: 'All days of {{month}}',
    day: 'Day',
    field: { ordinary: 'Ordinary', overtime: 'Overtime', absence: 'Absence', cause: 'Reason' },
    total: 'Total',
    saved: 'Saving',
    state: {
      pending: 'Saving…',
      saving: 'Saving…',
      saved: 'Saved',
      waiting: 'Waiting to be sent',
      failed: 'Not saved',
      conflict: 'Not saved',
      locked: 'Not saved',
    },
    noCause: '–',
    copy: 'Copy the week before',
    nothingCopied: 'There is nothing to copy in the week before',
    previous: 'Previous month',
    next: 'Next month',
    keys: 'Arrows to move, digits for hours, = as planned, Enter for the next working day, Esc to undo.',
  },
});
