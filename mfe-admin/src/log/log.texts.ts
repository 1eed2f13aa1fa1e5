import { defineTexts } from 'shared-ui';

export const logTexts = defineTexts({
  it: { title: 'Registro', home: 'Home' },
  en: { title: 'Log', home: 'Home' },
});
