import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of what one chooses for oneself. */
export const en: TranslationOf<typeof it> = {
  appearance: {
    title: 'Language and look',
    language: 'Language',
    languageHint: 'Counts on all your devices and for the mails you get.',
    scheme: 'Theme',
    auto: 'Automatic',
    light: 'Light',
    dark: 'Dark',
    motion: 'Motion',
    noMotion: 'None',
    hint: 'Theme and motion count on this device.',
  },
};
