import { defineTexts } from 'shared-ui';

/** The texts of an address or a number that an administrator proposed (decision 102). */
export const contactProposalTexts = defineTexts({
  it: {
    title: {
      email: 'È tuo questo indirizzo?',
      phone: 'È tuo questo numero?',
      noPhone: 'Vuoi che il tuo numero sia tolto?',
      unknown: 'Conferma il tuo recapito',
    },
    lead: '{{by}} lo ha indicato per te: lì arriverebbero i codici con cui accedi e firmi.',
    leadNoPhone: '{{by}} lo ha chiesto: i codici per SMS non ti arriverebbero più.',
    leadUnknown: 'Con il link che hai ricevuto per e‑mail.',
    field: { new: 'Nuovo', before: 'Adesso', from: 'Vale dal', none: 'nessuno' },
    hint: 'Se è tuo, confermalo: vale subito, e le sessioni aperte si chiudono. Se non lo conosci, rifiutalo: resta tutto come adesso.',
    hintNoPhone:
      'Se va bene, confermalo: vale subito, e le sessioni aperte si chiudono. Se non va bene, rifiuta: resta tutto come adesso.',
    confirm: 'È mio: conferma',
    refuse: 'Non è mio: rifiuta',
    confirmNoPhone: 'Va bene: togli il numero',
    refuseNoPhone: 'Rifiuta: lascia il numero',
    deadHint: 'È già stato confermato, rifiutato o ritirato, oppure i giorni per rispondere sono passati.',
    failed: 'La risposta non è arrivata. Riprova tra poco.',
    confirmed: 'Confermato: vale da ora',
    confirmedNoPhoneHint:
      'Le sessioni che erano aperte sono state chiuse. I codici per SMS non arrivano più.',
    confirmedHint: 'Le sessioni che erano aperte sono state chiuse. Al prossimo accesso il codice arriva lì.',
    refused: 'Rifiutato: resta tutto come prima',
    refusedHint: 'Chi lo ha indicato riceve un avviso. Se non te lo aspettavi, dillo alla tua azienda.',
    toSignIn: 'Vai all’accesso',
  } as const,
  en: {
    title: {
      email: 'Is this address yours?',
      phone: 'Is this number yours?',
      noPhone: 'Do you want your number removed?',
      unknown: 'Confirm how you are reached',
    },
    lead: '{{by}} entered it for you: the codes by which you sign in and sign would go there.',
    leadNoPhone: '{{by}} asked for it: codes by SMS would no longer come to you.',
    leadUnknown: 'With the link that you received by email.',
    field: { new: 'New', before: 'Now', from: 'Counts from', none: 'none' },
    hint: 'If it is yours, confirm it: it counts at once, and open sessions end. If you do not know it, refuse it: everything stays as it is.',
    hintNoPhone:
      'If it is right, confirm it: it counts at once, and open sessions end. If it is not, refuse: everything stays as it is.',
    confirm: 'It is mine: confirm',
    refuse: 'It is not mine: refuse',
    confirmNoPhone: 'It is right: remove the number',
    refuseNoPhone: 'Refuse: leave the number',
    deadHint: 'It was confirmed, refused or withdrawn already, or the days to answer are over.',
    failed: 'The answer did not arrive. Please try again shortly.',
    confirmed: 'Confirmed: it counts from now on',
    confirmedNoPhoneHint: 'The sessions that were open have ended. Codes by SMS no longer come.',
    confirmedHint: 'The sessions that were open have ended. At the next sign-in the code comes there.',
    refused: 'Refused: everything stays as it was',
    refusedHint: 'Who entered it is notified. If you did not expect it, tell your company.',
    toSignIn: 'Go to the sign-in',
  },
});
