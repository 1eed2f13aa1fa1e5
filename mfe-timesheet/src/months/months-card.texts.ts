import { defineTexts } from 'shared-ui';

/** The texts of months that wait for approval, on the dashboard. */
export const monthsCardTexts = defineTexts({
  it: {
    list: 'Mesi in approvazione',
    open: 'Apri',
    openNamed: 'Apri il mese di {{name}}',
    detail: 'Timesheet di {{month}} in approvazione',
    more_one: 'Un altro mese in approvazione',
    more_other: 'Altri {{count}} mesi in approvazione',
    notLoaded: 'Non è stato possibile leggere i mesi in approvazione.',
  } as const,
  en: {
    list: 'Months for approval',
    open: 'Open',
    openNamed: 'Open the month of {{name}}',
    detail: 'Timesheet of {{month}} for approval',
    more_one: 'One more month for approval',
    more_other: '{{count}} more months for approval',
    notLoaded: 'The months for approval could not be read.',
  },
});
