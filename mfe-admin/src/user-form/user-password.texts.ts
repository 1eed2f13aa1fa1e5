import { defineTexts } from 'shared-ui';

export const userPasswordTexts = defineTexts({
  it: { title: 'Cambia password', home: 'Home' },
  en: { title: 'Change password', home: 'Home' },
});
