import { defineTexts } from 'shared-ui';

/** The texts of choosing whose month is open. */
export const peopleTexts = defineTexts({
  it: {
    company: 'Aziende',
    employees: 'Dipendenti di {{company}}',
    failed: 'Il timesheet di questa persona non si è aperto',
  } as const,
  en: {
    company: 'Companies',
    employees: 'Employees of {{company}}',
    failed: 'The timesheet of this person could not be opened',
  },
});
