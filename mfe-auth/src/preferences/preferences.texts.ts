import { defineTexts } from 'shared-ui';

/** The texts of preferences. */
export const preferencesTexts = defineTexts({
  it: { appearance: 'Lingua e aspetto' } as const,
  en: { appearance: 'Language and look' },
});
