import { defineTexts } from 'shared-ui';

/** The texts of the choice of a company before the list of users. */
export const filterUsersTexts = defineTexts({
  it: {
    title: 'Utenti',
    home: 'Home',
    company: 'Azienda',
    hint: 'Vedrai gli utenti di questa azienda. La scelta resta su questo dispositivo.',
    all: 'Tutte le aziende',
    pick: 'Scegli l’azienda',
    open: 'Cambia azienda',
    confirm: 'Conferma',
  } as const,
  en: {
    title: 'Users',
    home: 'Home',
    company: 'Company',
    hint: 'You will see the users of this company. The choice stays on this device.',
    all: 'All companies',
    pick: 'Choose the company',
    open: 'Change the company',
    confirm: 'Confirm',
  },
});
