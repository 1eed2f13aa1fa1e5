import { defineTexts } from 'shared-ui';

export const usersTexts = defineTexts({
  it: { title: 'Utenti', home: 'Home' },
  en: { title: 'Users', home: 'Home' },
});
