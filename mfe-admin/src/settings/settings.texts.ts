import { defineTexts } from 'shared-ui';

export const settingsTexts = defineTexts({
  it: { title: 'Settings', home: 'Home' },
  en: { title: 'Settings', home: 'Home' },
});
