import { defineTexts } from 'shared-ui';

/** The texts of the page to which a QR code leads. */
export const qrLandingTexts = defineTexts({
  it: {
    title: 'Accedi con il codice QR',
    lead: 'Il codice vale al posto di utente e password.',
    submit: 'Accedi',
    toSignIn: 'Usa utente e password',
    failed: 'Il servizio non risponde. Riprova tra poco.',
    cut: 'Il codice non è completo',
    cutHint: 'Inquadralo di nuovo, oppure accedi con utente e password.',
  } as const,
  en: {
    title: 'Sign in with the QR code',
    lead: 'The code stands for your username and password.',
    submit: 'Sign in',
    toSignIn: 'Use username and password',
    failed: 'The service does not answer. Please try again shortly.',
    cut: 'The code is not complete',
    cutHint: 'Scan it again, or sign in with username and password.',
  },
});
