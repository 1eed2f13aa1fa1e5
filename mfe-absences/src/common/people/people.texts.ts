import { defineTexts } from 'shared-ui';

/** The texts of choosing whose absences are open. */
export const peopleTexts = defineTexts({
  it: {
    company: 'Aziende',
    employees: 'Dipendenti di {{company}}',
    failed: 'Le assenze di questa persona non si sono aperte',
  } as const,
  en: {
    company: 'Companies',
    employees: 'Employees of {{company}}',
    failed: 'The absences of this person could not be opened',
  },
});
