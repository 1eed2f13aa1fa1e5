/** The words of choosing a password. */
export const it = {
  newPassword: 'Nuova password',
  confirmation: 'Conferma la nuova password',
  rules: 'La password deve avere',
  rule: {
    length: 'almeno 8 caratteri',
    upperCase: 'almeno una lettera maiuscola',
    lowerCase: 'almeno una lettera minuscola',
    digit: 'almeno una cifra',
    special: 'almeno un carattere tra ! @ # $ ^ & * +',
  },
  met: 'fatto',
  notMet: 'manca',
  mismatch: 'Le password non corrispondono',
  broken: 'La password non rispetta tutte le regole',
  required: 'Campo obbligatorio',
  invalid: 'Verifica i dati',
  save: 'Salva',
  saved: 'La password è stata cambiata con successo',
  failed: 'La password non è stata cambiata. Riprova tra poco.',
} as const;
