import { defineTexts } from 'shared-ui';

export const importTexts = defineTexts({
  it: { title: 'Importa utenti', home: 'Home' },
  en: { title: 'Import users', home: 'Home' },
});
