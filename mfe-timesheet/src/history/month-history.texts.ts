import { defineTexts } from 'shared-ui';

/** The texts of what happened to a month. */
export const monthHistoryTexts = defineTexts({
  it: {
    title: 'Storia di {{month}}',
    list: 'Che cosa è successo',
    event: {
      day: 'Ore di {{day}} modificate',
      open: 'Mese riaperto',
      forApproval: 'Mese inviato in approvazione',
      closed: 'Mese chiuso',
      reminded: 'Sollecito inviato',
    },
    changed: '{{field}}: da {{before}} a {{after}}',
    field: {
      ordinary: 'Ordinarie',
      overtime: 'Straordinari',
      absence: 'Assenza',
      cause: 'Causale',
    },
    noCause: 'nessuna',
    forOther: '{{name}} (per {{person}})',
    byItself: 'sistema',
    empty: 'Non è ancora successo niente',
    emptyText: 'Qui trovi chi ha cambiato le ore o lo stato di questo mese, e quando.',
    failed: 'La storia non si è caricata',
    failedHint: 'Controlla la connessione e riprova.',
  } as const,
  en: {
    title: 'History of {{month}}',
    list: 'What happened',
    event: {
      day: 'Hours of {{day}} changed',
      open: 'Month opened again',
      forApproval: 'Month sent for approval',
      closed: 'Month closed',
      reminded: 'Reminder sent',
    },
    changed: '{{field}}: from {{before}} to {{after}}',
    field: { ordinary: 'Ordinary', overtime: 'Overtime', absence: 'Absence', cause: 'Reason' },
    noCause: 'none',
    forOther: '{{name}} (for {{person}})',
    byItself: 'the system',
    empty: 'Nothing has happened yet',
    emptyText: 'Here you find who changed the hours or the status of this month, and when.',
    failed: 'The history could not be loaded',
    failedHint: 'Check the connection and try again.',
  },
});
