import { defineTexts } from 'shared-ui';

/** The texts of requests that wait for a decision, on the dashboard. */
export const waitingCardTexts = defineTexts({
  it: {
    list: 'Richieste da decidere',
    withdrawal: 'Chiede il ritiro: {{cause}} · {{period}}',
    fewerDays: 'Chiede meno giorni: {{cause}} · {{period}}',
    approve: 'Approva',
    approveNamed: 'Approva la richiesta di {{name}}: {{period}}',
    refuse: 'Rifiuta',
    refuseNamed: 'Rifiuta la richiesta di {{name}}: {{period}}',
    grant: 'Accetta',
    grantNamed: 'Accetta il ritiro di {{name}}: {{period}}',
    grantDaysNamed: 'Accetta i giorni di {{name}}: {{period}}',
    more_one: 'Un’altra richiesta da decidere',
    more_other: 'Altre {{count}} richieste da decidere',
    all: 'Tutte le richieste del personale',
    notLoaded: 'Non è stato possibile leggere le richieste da decidere.',
  } as const,
  en: {
    list: 'Requests to decide',
    withdrawal: 'Asks to take back: {{cause}} · {{period}}',
    fewerDays: 'Asks for fewer days: {{cause}} · {{period}}',
    approve: 'Approve',
    approveNamed: 'Approve the request of {{name}}: {{period}}',
    refuse: 'Refuse',
    refuseNamed: 'Refuse the request of {{name}}: {{period}}',
    grant: 'Accept',
    grantNamed: 'Accept the withdrawal of {{name}}: {{period}}',
    grantDaysNamed: 'Accept the days of {{name}}: {{period}}',
    more_one: 'One more request to decide',
    more_other: '{{count}} more requests to decide',
    all: 'All requests of the staff',
    notLoaded: 'The requests to decide could not be read.',
  },
});
