import { defineTexts } from 'shared-ui';

/** The words that all screens of the area share. */
export const adminTexts = defineTexts({
  it: { home: 'Home' },
  en: { home: 'Home' },
});
