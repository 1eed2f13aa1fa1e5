import type { LocalizedText } from 'shared-api/contracts/common';

/** What is said where codes by mail and SMS count for nothing. */
export const strongSignInTexts = {
  noCodes: {
    it: 'Qui i codici per e‑mail e SMS non valgono: servono l’app di autenticazione o una passkey',
    en: 'Codes by email and SMS do not count here: the authenticator app or a passkey is needed',
  },
  usePasskey: {
    it: 'Con questo utente si accede con la passkey: usare «Accedi con una passkey»',
    en: 'This account signs in with its passkey: use “Sign in with a passkey”',
  },
  lastMeans: {
    it: 'È l’ultimo modo con cui puoi accedere: prima aggiungi un’altra passkey o l’app',
    en: 'It is the last way by which you can sign in: add another passkey or the app first',
  },
  noMeansYet: {
    it: 'Prima attiva l’app di autenticazione o aggiungi una passkey',
    en: 'First switch the authenticator app on or add a passkey',
  },
  needsPassword: {
    it: 'Per cambiare come si accede serve la password',
    en: 'To change how one signs in the password is needed',
  },
} as const satisfies Record<string, LocalizedText>;
