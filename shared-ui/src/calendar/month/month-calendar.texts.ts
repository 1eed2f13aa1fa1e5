import { defineTexts } from 'shared-ui';

/** The words of the month calendar. */
export const monthCalendarTexts = defineTexts({
  it: {
    previous: 'Mese precedente',
    next: 'Mese successivo',
    first: 'prima di questo mese non ce ne sono',
    last: 'dopo questo mese non ce ne sono ancora',
    today: 'Oggi',
    legend: 'Legenda',
    state: {
      complete: 'Completo',
      incomplete: 'Incompleto',
      absent: 'Assente',
      holiday: 'Festivo',
      nonWorking: 'Non lavorativo',
      future: 'Da venire',
    },
  } as const,
  en: {
    previous: 'Previous month',
    next: 'Next month',
    first: 'there is none before this month',
    last: 'there is none after this month yet',
    today: 'Today',
    legend: 'Key',
    state: {
      complete: 'Complete',
      incomplete: 'Incomplete',
      absent: 'Absent',
      holiday: 'Public holiday',
      nonWorking: 'Non-working',
      future: 'To come',
    },
  },
});
