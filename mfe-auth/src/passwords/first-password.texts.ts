import { defineTexts } from 'shared-ui';

/** The texts of the forced first password. */
export const firstPasswordTexts = defineTexts({
  it: {
    title: 'Scegli la tua password',
    lead: 'È il primo accesso: la password che hai ricevuto va sostituita con una che conosci solo tu.',
    exit: 'Esci',
    exitFailed: 'Non è stato possibile uscire. Riprova tra poco.',
  } as const,
  en: {
    title: 'Choose your password',
    lead: 'This is your first sign-in: replace the password you were given with one that only you know.',
    exit: 'Sign out',
    exitFailed: 'Signing out failed. Please try again shortly.',
  },
});
