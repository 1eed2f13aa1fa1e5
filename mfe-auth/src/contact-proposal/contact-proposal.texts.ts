import { defineTexts } from 'shared-ui';

/** The texts of an address or a number that an administrator proposed (decision 102). */
export const contactProposalTexts = defineTexts({
  it: {
    title: {
      email: 'È tuo questo indirizzo?',
      phone: 'È tuo questo numero?',
      unknown: 'Conferma il tuo recapito',
    },
    lead: '{{by}} lo ha indicato per te: lì arriverebbero i codici con cui accedi e firmi.',
    leadUnknown: 'Con il link che hai ricevuto per e‑mail.',
    field: { new: 'Nuovo', before: 'Adesso', from: 'Vale dal', none: 'nessuno' },
    hint: 'Se è tuo, confermalo: vale subito, e le sessioni aperte si chiudono. Se non lo conosci, rifiutalo: resta tutto come adesso.',
    confirm: 'È mio: conferma',
    refuse: 'Non è mio: rifiuta',
    deadHint: 'È già stato confermato, rifiutato o ritirato, oppure i giorni per rispondere sono passati.',
    failed: 'La risposta non è arrivata. Riprova tra poco.',
    confirmed: 'Confermato: vale da ora',
    confirmedHint: 'Le sessioni che erano aperte sono state chiuse. Al prossimo accesso il codice arriva lì.',
    refused: 'Rifiutato: resta tutto come prima',
    refusedHint: 'Chi lo ha indicato riceve un avviso. Se non te lo aspettavi, dillo alla tua azienda.',
    toSignIn: 'Vai all’accesso',
  } as const,
  en: {
    title: {
      email: 'Is this address yours?',
      phone: 'Is this number yours?',
      unknown: 'Confirm how you are reached',
    },
    lead: '{{by}} entered it for you: the codes by which you sign in and sign would go there.',
    leadUnknown: 'With the link that you received by email.',
    field: { new: 'New', before: 'Now', from: 'Counts from', none: 'none' },
    hint: 'If it is yours, confirm it: it counts at once, and open sessions end. If you do not know it, refuse it: everything stays as it is.',
    confirm: 'It is mine: confirm',
    refuse: 'It is not mine: refuse',
    deadHint: 'It was confirmed, refused or withdrawn already, or the days to answer are over.',
    failed: 'The answer did not arrive. Please try again shortly.',
    confirmed: 'Confirmed: it counts from now on',
    confirmedHint: 'The sessions that were open have ended. At the next sign-in the code comes there.',
    refused: 'Refused: everything stays as it was',
    refusedHint: 'Who entered it is notified. If you did not expect it, tell your company.',
    toSignIn: 'Go to the sign-in',
  },
});
