import { passwordWeaknessTexts } from 'shared-api/contracts/auth';
import { defineTexts } from 'shared-ui';

/** The texts of changing one’s password. */
export const changePasswordTexts = defineTexts({
  it: {
    card: {
      title: 'Password',
      since: 'Cambiata: {{when}}',
      lead: 'Con la password e un codice accedi da qualsiasi dispositivo.',
      change: 'Cambia la password',
    },
    title: 'Cambia password',
    lead: 'Dopo il cambio l’accesso resta attivo solo qui: sugli altri dispositivi ne servirà uno nuovo.',
    username: 'Utente',
    oldPassword: 'Vecchia password',
    newPassword: 'Nuova password',
    confirmation: 'Ripeti la nuova password',
    save: 'Salva',
    saved: 'La password è stata cambiata con successo',
    failed: 'La password non è stata cambiata. Riprova tra poco.',
    checkFailed: 'Errore durante verifica password',
    invalid: 'Verifica i dati',
    problem: {
      required: 'Campo obbligatorio',
      length: 'minimo 8 caratteri',
      upperCase: 'Almeno una lettera maiuscola',
      ownWords: passwordWeaknessTexts.ownWords.it,
      mismatch: 'Le password non corrispondono',
      wrongOld: 'La vecchia password non corrisponde',
    },
  } as const,
  en: {
    card: {
      title: 'Password',
      since: 'Changed: {{when}}',
      lead: 'With the password and a code you sign in from any device.',
      change: 'Change the password',
    },
    title: 'Change password',
    lead: 'After the change you stay signed in only here: other devices will need a new sign-in.',
    username: 'Username',
    oldPassword: 'Old password',
    newPassword: 'New password',
    confirmation: 'Retype the new password',
    save: 'Save',
    saved: 'Your password has been changed',
    failed: 'The password was not changed. Please try again shortly.',
    checkFailed: 'Error while checking the password',
    invalid: 'Please check your data',
    problem: {
      required: 'Field required',
      length: 'minimum 8 characters',
      upperCase: 'At least one uppercase',
      ownWords: passwordWeaknessTexts.ownWords.en,
      mismatch: 'Password must match',
      wrongOld: "Old password doesn't match",
    },
  },
});
