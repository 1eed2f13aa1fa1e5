import { defineTexts } from 'shared-ui';

/** The texts of the area. */
export const timesheetTexts = defineTexts({
  it: {
    title: 'Timesheet',
    column: { title: 'Titolo', createdAt: 'Data' },
    empty: 'Non c’è ancora niente',
    loadFailed: 'L’elenco non si è caricato',
    exit: 'Esci',
  },
  en: {
    title: 'Timesheet',
    column: { title: 'Title', createdAt: 'Date' },
    empty: 'There is nothing yet',
    loadFailed: 'The list could not be loaded',
    exit: 'Exit',
  },
});
