import { defineTexts } from 'shared-ui';

/** The texts of the sheet on which an administrator sets the state of a request (spec 03 §4). */
export const decisionSheetTexts = defineTexts({
  it: {
    title: 'Stato della richiesta',
    set: { toApprove: 'Metti da approvare', approved: 'Approva', refused: 'Rifiuta' },
    refuse: 'Rifiutare la richiesta',
    reason: 'Motivo del rifiuto',
    reasonHint: 'Lo legge chi ha fatto la richiesta.',
    reasonMissing: 'Scrivi il motivo del rifiuto',
  } as const,
  en: {
    title: 'Status of the request',
    set: { toApprove: 'Set for approval', approved: 'Approve', refused: 'Refuse' },
    refuse: 'Refuse the request',
    reason: 'Reason of the refusal',
    reasonHint: 'It is read by who made the request.',
    reasonMissing: 'Say why it is refused',
  },
});
