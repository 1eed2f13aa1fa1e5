import { defineTexts } from 'shared-ui';

/** The texts of a forgotten password. */
export const recoveryTexts = defineTexts({
  it: {
    ask: {
      title: 'Password dimenticata?',
      lead: 'Scrivi il tuo utente: ti inviamo per e‑mail un link con cui scegliere una nuova password.',
      username: 'Utente',
      required: 'Campo obbligatorio',
      submit: 'Invia',
      notFound: 'Utente non trovato',
      failed: 'La richiesta non è partita. Riprova tra poco.',
    },
    sent: {
      title: 'Controlla la tua e‑mail',
      text: 'Se l’utente {{username}} esiste, tra poco arriva un’e‑mail al suo indirizzo. Il link vale un’ora.',
      hint: 'Non arriva? Guarda nella posta indesiderata, o controlla che l’utente sia scritto bene.',
      again: 'Scrivi un altro utente',
      close: 'Chiudi',
    },
    choose: {
      title: 'Scegli una nuova password',
      lead: 'Per il tuo utente {{username}}.',
      leadUnknown: 'Con il link che hai ricevuto per e‑mail.',
      deadHint: 'Vale un’ora, si può usare una volta sola e conta solo l’ultimo che hai chiesto.',
      newLink: 'Chiedi un nuovo link',
      done: 'La password è stata cambiata con successo',
      doneHint: 'Le sessioni che erano aperte sono state chiuse. Ora accedi con la nuova password.',
      toSignIn: 'Vai all’accesso',
    },
  } as const,
  en: {
    ask: {
      title: 'Forgot password?',
      lead: 'Enter your username: we send you an email with a link to choose a new password.',
      username: 'Username',
      required: 'Field required',
      submit: 'Send',
      notFound: 'User not found',
      failed: 'The request did not leave. Please try again shortly.',
    },
    sent: {
      title: 'Check your email',
      text: 'If the user {{username}} exists, an email is on its way to them. The link is valid for one hour.',
      hint: 'Nothing arrived? Look in the junk folder, or check that the username is spelled right.',
      again: 'Enter another username',
      close: 'Close',
    },
    choose: {
      title: 'Choose a new password',
      lead: 'For your username {{username}}.',
      leadUnknown: 'With the link that you received by email.',
      deadHint: 'It is valid for one hour, works once, and only the last one you asked for counts.',
      newLink: 'Ask for a new link',
      done: 'Your password has been changed',
      doneHint: 'The sessions that were open have ended. Now sign in with the new password.',
      toSignIn: 'Go to the sign-in',
    },
  },
});
