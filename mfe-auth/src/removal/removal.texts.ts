import { defineTexts } from 'shared-ui';

/** The texts of the removal of an account. */
export const removalTexts = defineTexts({
  it: {
    ask: {
      title: 'Eliminare l’account?',
      lead: 'Ti inviamo un link per confermare. Finché non confermi non succede nulla.',
      removed: 'Viene eliminato',
      kept: 'Resta, come prevede la legge',
      submit: 'Elimina account',
      cancel: 'Annulla',
      failed: 'La richiesta non è partita. Riprova tra poco.',
    },
    removed: {
      person: 'nome, indirizzo e‑mail e numero di cellulare',
      access: 'password, codici QR, passkey e app di autenticazione',
      sessions: 'tutte le sessioni aperte',
    },
    kept: {
      documents: 'i documenti firmati e quelli ricevuti',
      log: 'il registro degli eventi',
      employee: 'le ore e le assenze, finché la tua azienda le deve conservare',
    },
    notFound: 'Utente non trovato',
    sent: { SMS: 'Verifica il tuo Sms', mail: 'Verifica la tua mail' },
    signOutFailed: 'Non è stato possibile uscire. Riprova tra poco.',
    confirm: {
      title: 'Elimina il tuo account',
      lead: 'Stai per eliminare l’account {{username}}. Non si può annullare.',
      leadUnknown: 'Apri il link che ti abbiamo inviato.',
      submit: 'Elimina per sempre',
      keep: 'Tieni l’account',
      failed: 'L’account non è stato eliminato. Riprova tra poco.',
      done: 'L’account è stato eliminato',
      doneHint: 'I tuoi dati sono stati cancellati. Grazie per il tempo passato con noi.',
      toSignIn: 'Vai all’accesso',
      deadHint: 'Vale un’ora e si può usare una volta sola. Puoi chiederne un altro dal tuo profilo.',
    },
  } as const,
  en: {
    ask: {
      title: 'Delete the account?',
      lead: 'We send you a link to confirm. Nothing happens until you do.',
      removed: 'What is deleted',
      kept: 'What is kept, as the law requires',
      submit: 'Delete account',
      cancel: 'Cancel',
      failed: 'The request was not sent. Please try again shortly.',
    },
    removed: {
      person: 'name, email address and mobile number',
      access: 'password, QR codes, passkeys and authenticator app',
      sessions: 'every open session',
    },
    kept: {
      documents: 'the documents that were signed or received',
      log: 'the log of events',
      employee: 'hours and absences, as long as your company has to keep them',
    },
    notFound: 'User not found',
    sent: { SMS: 'Check your SMS', mail: 'Check your email' },
    signOutFailed: 'Signing out was not possible. Please try again shortly.',
    confirm: {
      title: 'Delete your account',
      lead: 'You are about to delete the account {{username}}. This cannot be undone.',
      leadUnknown: 'Open the link that we sent you.',
      submit: 'Delete for good',
      keep: 'Keep the account',
      failed: 'The account was not deleted. Please try again shortly.',
      done: 'The account has been deleted',
      doneHint: 'Your data were erased. Thank you for your time with us.',
      toSignIn: 'Go to the sign-in',
      deadHint: 'It is valid for one hour and works once. You can ask for another in your profile.',
    },
  },
});
