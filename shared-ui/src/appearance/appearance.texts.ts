import { defineTexts } from '../module-kit/texts/define-texts.ts';

/** The words of what one chooses for oneself. */
export const appearanceTexts = defineTexts({
  it: {
    language: 'Lingua',
    languageHint: 'Vale su tutti i tuoi dispositivi e per le e‑mail che ricevi.',
    scheme: 'Tema',
    auto: 'Automatico',
    light: 'Chiaro',
    dark: 'Scuro',
    motion: 'Animazioni',
    none: 'Nessuna',
    shortcuts: 'Scorciatoie da tastiera',
    shortcutsHint: 'Tasti singoli, come n o j; l’elenco si apre con il punto interrogativo.',
    deviceHint: 'Tema e animazioni valgono su questo dispositivo.',
  } as const,
  en: {
    language: 'Language',
    languageHint: 'Applies to all your devices and to the emails you receive.',
    scheme: 'Theme',
    auto: 'Automatic',
    light: 'Light',
    dark: 'Dark',
    motion: 'Motion',
    none: 'None',
    shortcuts: 'Keyboard shortcuts',
    shortcutsHint: 'Single keys, such as n or j; the question mark opens their list.',
    deviceHint: 'Theme and motion apply to this device.',
  },
});
