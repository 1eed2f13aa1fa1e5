import { defineTexts } from 'shared-ui';

/** The texts of a forgotten password. */
export const recoveryTexts = defineTexts({
  it: {
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
  } as const,
  en: {
    ask: {
      title: 'Forgot password?',
      lead: 'Enter your user: we send you a mail with a link by which you choose a new password.',
      username: 'User',
      required: 'Field required',
      submit: 'Send',
      notFound: 'User not found',
      failed: 'The request did not leave. Please try again shortly.',
    },
    sent: {
      title: 'Check your email',
      text: 'If there is a user {{username}}, a message is on its way to their mailbox. The link is valid for one hour.',
      hint: 'Nothing comes? Look into the junk mail, or check that the user is spelled right.',
      again: 'Enter another user',
      close: 'Close',
    },
    choose: {
      title: 'Choose a new password',
      lead: 'For your user {{username}}.',
      leadUnknown: 'By the link that came to you by mail.',
      deadHint: 'It is valid for one hour, works once, and only the last one that you asked for counts.',
      newLink: 'Ask for a new link',
      done: 'Your password has been changed',
      doneHint: 'The sessions that were open have ended. Now sign in with the new password.',
      toSignIn: 'Go to the sign-in',
    },
  },
});
