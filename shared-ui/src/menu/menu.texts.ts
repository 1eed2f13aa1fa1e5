import { defineTexts } from '../module-kit/texts/define-texts.ts';

/** What the sections of the menu are called, and the application's own entries (spec 01 §2). */
export const menuTexts = defineTexts({
  it: {
    gestione: 'Gestione',
    impostazioni: 'Impostazioni',
    utenti: 'Utenti',
    applicazione: 'Applicazione',
    home: 'Home',
    info: 'Info',
    signOut: 'Esci',
  } as const,
  en: {
    gestione: 'Management',
    impostazioni: 'Settings',
    utenti: 'Users',
    applicazione: 'Application',
    home: 'Home',
    info: 'Info',
    signOut: 'Sign out',
  },
});
