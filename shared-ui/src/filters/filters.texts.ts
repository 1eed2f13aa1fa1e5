import { defineTexts } from 'shared-ui';

/** The words of the filter bar. */
export const filtersTexts = defineTexts({
  it: {
    filters: 'Filtri',
    chosen_one: 'Filtri, {{count}} attivo',
    chosen_other: 'Filtri, {{count}} attivi',
    active: 'Filtri attivi',
    remove: 'Togli il filtro {{name}}',
    reset: 'Azzera',
    resetAll: 'Azzera i filtri',
    show: 'Mostra i risultati',
  } as const,
  en: {
    filters: 'Filters',
    chosen_one: 'Filters, {{count}} active',
    chosen_other: 'Filters, {{count}} active',
    active: 'Active filters',
    remove: 'Remove the filter {{name}}',
    reset: 'Reset',
    resetAll: 'Reset the filters',
    show: 'Show the results',
  },
});
