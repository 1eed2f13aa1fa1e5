import { defineTexts } from 'shared-ui';

/** The texts of changing the password of another (spec 03 §5 and §8). */
export const userPasswordTexts = defineTexts({
  it: {
    title: 'Cambia password',
    back: 'Utente',
    lead: 'Dopo il cambio la persona deve accedere di nuovo, e un’e‑mail la informa.',
    oldPassword: 'Vecchia password',
    newPassword: 'Nuova password',
    confirmation: 'Ripeti la nuova password',
    rules: 'Da 8 a 15 caratteri, con almeno una maiuscola',
    save: 'Salva',
    saved: 'La password è stata cambiata con successo',
    failed: 'La password non è stata cambiata. Riprova tra poco.',
    problem: {
      required: 'Campo richiesto',
      length: 'minimo 8 caratteri e massimo 15',
      upperCase: 'Almeno un carattere maiuscolo',
      mismatch: 'Le password non corrispondono',
    },
    link: {
      title: 'Non conosci la vecchia password?',
      text: 'La persona può sceglierne una nuova da sola, con un link valido tre giorni. Fino ad allora resta quella di prima.',
      send: 'Invia un link per scegliere la password',
    },
  } as const,
  en: {
    title: 'Change password',
    back: 'User',
    lead: 'After the change the person has to sign in again, and an email informs them.',
    oldPassword: 'Old password',
    newPassword: 'New password',
    confirmation: 'Repeat the new password',
    rules: '8 to 15 characters, with at least one capital letter',
    save: 'Save',
    saved: 'The password was changed successfully',
    failed: 'The password was not changed. Try again in a moment.',
    problem: {
      required: 'Required field',
      length: 'at least 8 characters and at most 15',
      upperCase: 'At least one capital letter',
      mismatch: 'Password must match',
    },
    link: {
      title: 'You do not know the old password?',
      text: 'The person can choose a new one alone, by a link that is valid for three days. Until then it stays as it is.',
      send: 'Send a link to choose the password',
    },
  },
});
