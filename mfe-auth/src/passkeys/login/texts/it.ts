/** The words of signing in by passkey. */
export const it = {
  cancelled: 'Nessuna passkey usata: puoi riprovare, o accedere con la password',
  failed: 'Questo dispositivo non ha potuto usare la passkey: accedi con la password',
  noAnswer: 'Il server non risponde. Riprova tra poco.',
} as const;
