/** The words of the removal of an account. Those that the specification quotes are to the letter (01 §8). */
export const it = {
  ask: {
    title: 'Eliminare l’account?',
    lead: 'Ti mandiamo un collegamento per confermare. Finché non confermi non succede nulla.',
    removed: 'Viene eliminato',
    kept: 'Resta, come prevede la legge',
    submit: 'Elimina account',
    cancel: 'Annulla',
    failed: 'La richiesta non è partita. Riprova tra poco.',
  },
  removed: {
    person: 'nome, indirizzo e telefono',
    access: 'password, codici QR, passkey e app di autenticazione',
    sessions: 'tutte le sessioni aperte',
  },
  kept: {
    documents: 'i documenti firmati e quelli ricevuti',
    log: 'il registro degli eventi',
    employee: 'la scheda di dipendente, che è della tua azienda',
  },
  notFound: 'Utente non trovato',
  sent: { SMS: 'Verifica il tuo Sms', mail: 'Verifica la tua mail' },
  signOutFailed: 'Non è stato possibile uscire. Riprova tra poco.',
  confirm: {
    title: 'Elimina il tuo account',
    lead: 'Stai per eliminare l’account {{username}}. Non si può annullare.',
    leadUnknown: 'Apri il collegamento che ti abbiamo mandato.',
    submit: 'Elimina per sempre',
    keep: 'Tieni l’account',
    failed: 'L’account non è stato eliminato. Riprova tra poco.',
    done: 'L’account è stato eliminato',
    doneHint: 'I tuoi dati sono stati cancellati. Grazie di essere stato con noi.',
    toSignIn: 'Vai all’accesso',
    deadHint: 'Vale un’ora e si può usare una volta sola. Puoi chiederne un altro dal tuo profilo.',
  },
} as const;
