import { defineTexts } from 'shared-ui';

/** The words of the fields of hours. */
export const hoursTexts = defineTexts({
  it: {
    decrease: 'Diminuisci {{label}}',
    increase: 'Aumenta {{label}}',
    unreadable: 'Scrivi le ore come 7,5 o 7:30',
    twoWays: '{{text}} si legge in due modi: scrivi {{clock}} oppure {{decimal}}',
    limits: 'Da {{min}} a {{max}} ore',
    hours_one: '{{count}} ora',
    hours_other: '{{count}} ore',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minuti',
    both: '{{hours}} e {{minutes}}',
    none: 'nessuna ora',
  } as const,
  en: {
    decrease: 'Decrease {{label}}',
    increase: 'Increase {{label}}',
    unreadable: 'Write hours as 7.5 or 7:30',
    twoWays: '{{text}} can be read in two ways: write {{clock}} or {{decimal}}',
    limits: 'From {{min}} to {{max}} hours',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    both: '{{hours}} and {{minutes}}',
    none: 'no hours',
  },
});
