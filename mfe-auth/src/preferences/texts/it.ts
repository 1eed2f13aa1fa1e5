/** The words of what one chooses for oneself. */
export const it = {
  appearance: {
    title: 'Lingua e aspetto',
    language: 'Lingua',
    languageHint: 'Vale su tutti i tuoi dispositivi e per le mail che ricevi.',
    scheme: 'Tema',
    auto: 'Automatico',
    light: 'Chiaro',
    dark: 'Scuro',
    motion: 'Animazioni',
    noMotion: 'Nessuna',
    hint: 'Tema e animazioni valgono su questo dispositivo.',
  },
} as const;
