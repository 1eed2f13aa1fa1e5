import { defineTexts } from 'shared-ui';

export const groupsTexts = defineTexts({
  it: { title: 'Gruppi', home: 'Home' },
  en: { title: 'Groups', home: 'Home' },
});
