/** The words of a forgotten password. */
export const it = {
  ask: {
    title: 'Password dimenticata?',
    lead: 'Scrivi il tuo utente: ti mandiamo per e-mail un collegamento con cui scegliere una nuova password.',
    username: 'Utente',
    required: 'Campo obbligatorio',
    submit: 'Invia',
    notFound: 'Utente non trovato',
    failed: 'La richiesta non è partita. Riprova tra poco.',
  },
  sent: {
    title: 'Controlla la tua e-mail',
    text: 'Se l’utente {{username}} esiste, tra poco arriva un messaggio nella sua casella. Il collegamento vale un’ora.',
    hint: 'Non arriva? Guarda nella posta indesiderata, o controlla di aver scritto bene l’utente.',
    again: 'Scrivi un altro utente',
    close: 'Chiudi',
  },
  choose: {
    title: 'Scegli una nuova password',
    lead: 'Per il tuo utente {{username}}.',
    leadUnknown: 'Con il collegamento che hai ricevuto per e-mail.',
    deadHint: 'Vale un’ora, si può usare una volta sola e conta solo l’ultimo che hai chiesto.',
    newLink: 'Chiedi un nuovo collegamento',
    done: 'La password è stata cambiata con successo',
    doneHint: 'Le sessioni che erano aperte sono state chiuse. Ora accedi con la nuova password.',
    toSignIn: 'Vai all’accesso',
  },
} as const;
