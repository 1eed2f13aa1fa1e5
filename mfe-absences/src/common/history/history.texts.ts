import { defineTexts } from 'shared-ui';

/** The words of the histories of leave and of sickness (spec 03 §2). */
export const historyTexts = defineTexts({
  it: {
    search: 'Cerca',
    refresh: 'Aggiorna',
    company: 'Azienda: {{name}}',
    allCompanies: 'tutte',
    pickCompany: 'Scegli un’azienda',
    filter: { label: 'Stato', all: 'Tutti gli stati' },
    column: {
      from: 'Data inizio',
      to: 'Data fine',
      employee: 'Persona',
      status: 'Status',
    },
    withdrawalAsked: 'Ritiro richiesto',
    daysAsked: 'Meno giorni richiesti',
    loading: 'Caricamento dello storico',
    failed: 'Lo storico non si è caricato',
    failedHint: 'Controlla la connessione e riprova',
    empty: 'Nessuna richiesta',
    nothingFound: {
      title: 'Nessuna richiesta trovata',
      text: 'Cambia la ricerca o i filtri',
      reset: 'Mostra tutte',
    },
  } as const,
  en: {
    search: 'Search',
    refresh: 'Refresh',
    company: 'Company: {{name}}',
    allCompanies: 'all',
    pickCompany: 'Choose a company',
    filter: { label: 'Status', all: 'All statuses' },
    column: {
      from: 'Start date',
      to: 'End date',
      employee: 'Employee',
      status: 'Status',
    },
    withdrawalAsked: 'Withdrawal asked for',
    daysAsked: 'Fewer days asked for',
    loading: 'Loading the history',
    failed: 'The history could not be loaded',
    failedHint: 'Check the connection and try again',
    empty: 'No requests',
    nothingFound: { title: 'No requests found', text: 'Change the search or the filters', reset: 'Show all' },
  },
});
