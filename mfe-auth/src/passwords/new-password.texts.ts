import { passwordWeaknessTexts } from 'shared-api/contracts/auth';
import { defineTexts } from 'shared-ui';

/** The texts of choosing a password. */
export const newPasswordTexts = defineTexts({
  it: {
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
    ownWords: passwordWeaknessTexts.ownWords.it,
    broken: 'La password non rispetta tutte le regole',
    required: 'Campo obbligatorio',
    invalid: 'Verifica i dati',
    save: 'Salva',
    saved: 'La password è stata cambiata con successo',
    failed: 'La password non è stata cambiata. Riprova tra poco.',
  } as const,
  en: {
    newPassword: 'New password',
    confirmation: 'Confirm the new password',
    rules: 'The password must have',
    rule: {
      length: 'at least 8 characters',
      upperCase: 'at least one upper-case letter',
      lowerCase: 'at least one lower-case letter',
      digit: 'at least one digit',
      special: 'at least one character of ! @ # $ ^ & * +',
    },
    met: 'done',
    notMet: 'missing',
    mismatch: 'The passwords do not match',
    ownWords: passwordWeaknessTexts.ownWords.en,
    broken: 'The password does not meet every rule',
    required: 'Field required',
    invalid: 'Please check your data',
    save: 'Save',
    saved: 'Your password has been changed',
    failed: 'The password was not changed. Please try again shortly.',
  },
});
