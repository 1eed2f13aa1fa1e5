import { defineTexts } from 'shared-ui';

/** The texts of the module. */
export const authTexts = defineTexts({
  it: {
    brand: {
      claim: 'Firma, leggi, compila: tutto da uno sportello.',
      point: {
        sign: 'Firmi i documenti con il dito, da dove sei',
        sealed: 'Ogni firma è sigillata nel PDF e si può verificare',
        code: 'Accedi con un codice che vale cinque minuti',
      },
    },
    login: {
      title: 'Accedi',
      lead: 'Con le credenziali della tua azienda.',
      username: 'Utente',
      password: 'Password',
      language: 'Lingua',
      channel: 'Canale del codice',
      channelHint: {
        MAIL: 'Dopo la password arriva un codice per e‑mail.',
        SMS: 'Dopo la password arriva un codice per SMS. Auth o una passkey sono più sicuri.',
        AUTH: 'Dopo la password serve il codice della tua app di autenticazione.',
      },
      channelName: { MAIL: 'Mail', SMS: 'SMS', AUTH: 'Auth' },
      submit: 'Accedi',
      forgotPassword: 'Password dimenticata?',
      signUp: 'Registrati',
      or: 'oppure',
      passkey: 'Accedi con una passkey',
      qr: 'Accedi con il codice QR',
      required: 'Campo obbligatorio',
      checkBoth: 'Controlla l’utente e la password',
      productNotEnabled: 'Prodotto non abilitato',
      phoneNumberMissing: "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
      failed: 'Errore durante la login',
      failedAfterCode: "Errore durante l'accesso",
      notKept:
        'L’accesso è riuscito, ma questo browser, o qualcosa sulla connessione, non lascia conservare i cookie di questo sito. Consentirli nelle impostazioni del browser, alla voce Privacy.',
      offline: 'Connessione assente: appena torna potrai accedere.',
    },
  } as const,
  en: {
    brand: {
      claim: 'Sign, read, fill in: all at one counter.',
      point: {
        sign: 'Sign documents with a finger, wherever you are',
        sealed: 'Every signature is sealed into the PDF and can be checked',
        code: 'Sign in with a code that is valid for five minutes',
      },
    },
    login: {
      title: 'Sign in',
      lead: 'With your company’s credentials.',
      username: 'Username',
      password: 'Password',
      language: 'Language',
      channel: 'Code channel',
      channelHint: {
        MAIL: 'After the password a code comes by email.',
        SMS: 'After the password a code comes by SMS. Auth or a passkey is safer.',
        AUTH: 'After the password you need the code of your authenticator app.',
      },
      channelName: { MAIL: 'Mail', SMS: 'SMS', AUTH: 'Auth' },
      submit: 'Sign in',
      forgotPassword: 'Forgot password?',
      signUp: 'Sign up',
      or: 'or',
      passkey: 'Sign in with a passkey',
      qr: 'Sign in with the QR code',
      required: 'Field required',
      checkBoth: 'Check user and password',
      productNotEnabled: 'Product not enabled',
      phoneNumberMissing: 'Mobile number not set correctly, ask the administrator',
      failed: 'Error while signing in',
      failedAfterCode: 'Error while signing in',
      notKept:
        'You signed in, but this browser, or something on the network, does not let cookies of this site be kept. Allow them in the settings of the browser, under Privacy.',
      offline: 'You are offline. You can sign in as soon as the connection is back.',
    },
  },
});
