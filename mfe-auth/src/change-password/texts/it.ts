/** The words of changing one's password. Those that the specification quotes are to the letter (01 §5 and §8). */
export const it = {
  card: {
    title: 'Password',
    since: 'L’hai scelta il {{when}}.',
    lead: 'Con la password e un codice accedi da qualsiasi dispositivo.',
    change: 'Cambia la password',
  },
  title: 'Cambia password',
  lead: 'Dopo il cambio resti collegato solo qui: sugli altri dispositivi servirà un nuovo accesso.',
  username: 'Utente',
  oldPassword: 'Vecchia password',
  newPassword: 'Nuova password',
  confirmation: 'Ripeti la nuova password',
  save: 'Salva',
  back: 'Indietro',
  saved: 'La password è stata cambiata con successo',
  failed: 'La password non è stata cambiata. Riprova tra poco.',
  checkFailed: 'Errore durante verifica password',
  invalid: 'Verifica i dati',
  problem: {
    required: 'Campo obbligatorio',
    length: 'minimo 8 caratteri',
    upperCase: 'Almeno una lettera maiuscola',
    mismatch: 'Le password non corrispondono',
    wrongOld: 'La vecchia password non corrisponde',
  },
} as const;
