import { defineTexts } from 'shared-ui';

export const userFormTexts = defineTexts({
  it: { title: 'Modifica Utente', home: 'Home' },
  en: { title: 'Edit user', home: 'Home' },
});
