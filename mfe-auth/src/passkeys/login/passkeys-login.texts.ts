import { defineTexts } from 'shared-ui';

/** The texts of signing in by passkey. */
export const passkeysLoginTexts = defineTexts({
  it: {
    cancelled: 'Nessuna passkey usata: puoi riprovare, o accedere con la password',
    failed: 'Questo dispositivo non ha potuto usare la passkey: accedi con la password',
    noAnswer: 'Il servizio non risponde. Riprova tra poco.',
  } as const,
  en: {
    cancelled: 'No passkey was used: try again, or sign in with your password',
    failed: 'This device could not use the passkey: sign in with your password',
    noAnswer: 'The service does not answer. Please try again shortly.',
  },
});
