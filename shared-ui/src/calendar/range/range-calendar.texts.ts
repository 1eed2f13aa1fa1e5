import { defineTexts } from 'shared-ui';

/** The words of the range calendar. */
export const rangeCalendarTexts = defineTexts({
  it: {
    previous: 'Mese precedente',
    next: 'Mese successivo',
    months: 'Cambia mese',
    today: 'oggi',
    selected: 'selezionato',
    legend: 'Legenda',
    none: 'Scegli un giorno, o il primo e l’ultimo di un periodo',
    one: '{{day}}: scegli un altro giorno per un periodo',
    period: 'Dal {{from}} al {{to}}',
  } as const,
  en: {
    previous: 'Previous month',
    next: 'Next month',
    months: 'Change month',
    today: 'today',
    selected: 'selected',
    legend: 'Key',
    none: 'Choose a day, or the first and the last of a period',
    one: '{{day}}: choose another day for a period',
    period: 'From {{from}} to {{to}}',
  },
});
