import { defineTexts } from 'shared-ui';

/** The words of the charts. */
export const chartsTexts = defineTexts({
  it: {
    table: 'Mostra i dati',
    what: 'Voce',
    total: 'Totale',
    value: 'Valore',
    share: 'Quota',
    trend: '{{label}}: da {{first}} a {{last}}, minimo {{min}}, massimo {{max}}',
  } as const,
  en: {
    table: 'Show the data',
    what: 'Item',
    total: 'Total',
    value: 'Value',
    share: 'Share',
    trend: '{{label}}: from {{first}} to {{last}}, lowest {{min}}, highest {{max}}',
  },
});
