import { defineTexts } from 'shared-ui';

/** The texts of what is seen of one's months on every page. */
export const overviewTexts = defineTexts({
  it: {
    hoursOf: 'Ore di {{month}}',
    label: 'Timesheet da completare',
    missing_one: 'Manca un giorno di {{month}}',
    missing_other: 'Mancano {{count}} giorni di {{month}}',
    more_one: '{{days}} e un altro',
    more_other: '{{days}} e altri {{count}}',
    fill: 'Compila',
    fillNamed: 'Compila {{day}}',
    unsent: 'Da inviare: {{month}}',
    complete: 'Non manca niente',
    send: 'Invia',
    sendNamed: 'Invia il timesheet di {{month}}',
    open: 'Apri',
    openNamed: 'Apri il timesheet di {{month}}',
    notLoaded: 'Non è stato possibile leggere il timesheet.',
  } as const,
  en: {
    hoursOf: 'Hours of {{month}}',
    label: 'Timesheet to complete',
    missing_one: 'One day missing in {{month}}',
    missing_other: '{{count}} days missing in {{month}}',
    more_one: '{{days}} and one more',
    more_other: '{{days}} and {{count}} more',
    fill: 'Fill in',
    fillNamed: 'Fill in {{day}}',
    unsent: 'To be sent: {{month}}',
    complete: 'Nothing is missing',
    send: 'Send',
    sendNamed: 'Send the timesheet of {{month}}',
    open: 'Open',
    openNamed: 'Open the timesheet of {{month}}',
    notLoaded: 'The timesheet could not be read.',
  },
});
