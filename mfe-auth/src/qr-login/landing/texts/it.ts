/** The words of the page to which a QR code leads. */
export const it = {
  title: 'Accedi con il codice QR',
  lead: 'Il codice vale al posto di utente e password.',
  submit: 'Accedi',
  toSignIn: 'Usa utente e password',
  failed: 'Il server non risponde. Riprova tra poco.',
  cut: 'Il codice non è completo',
  cutHint: 'Inquadralo di nuovo, oppure accedi con utente e password.',
} as const;
