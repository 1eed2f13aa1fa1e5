import { defineTexts } from 'shared-ui';

/** The words of the month calendar. */
export const monthCalendarTexts = defineTexts({
  it: {
    previous: 'Mese precedente',
    next: 'Mese successivo',
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
