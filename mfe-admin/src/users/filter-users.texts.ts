import { defineTexts } from 'shared-ui';

export const filterUsersTexts = defineTexts({
  it: { title: 'Utenti', home: 'Home' },
  en: { title: 'Users', home: 'Home' },
});
