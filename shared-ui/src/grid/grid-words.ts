import type { Language } from 'shared-api/contracts/common';

/** The words of AG Grid for screen readers, by its own names. */
export const gridWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: {
    ariaRowToggleSelection: 'Premi Spazio per selezionare o deselezionare la riga',
    ariaRowSelect: 'Premi Spazio per selezionare la riga',
    ariaRowDeselect: 'Premi Spazio per deselezionare la riga',
    ariaSortableColumn: 'Premi Invio per ordinare',
    loadingOoo: 'Caricamento...',
    noRowsToShow: 'Nessuna riga',
  },
  en: {
    ariaRowToggleSelection: 'Press Space to select or deselect the row',
    ariaRowSelect: 'Press Space to select the row',
    ariaRowDeselect: 'Press Space to deselect the row',
    ariaSortableColumn: 'Press Enter to sort',
    loadingOoo: 'Loading...',
    noRowsToShow: 'No rows',
  },
};

interface SelectWords {
  readonly row: (name: string) => string;
  readonly all: string;
  readonly loaded: (count: number) => string;
  readonly page: string;
}

/** What the checkboxes of a grid are called: of a row, and over all, over those that are loaded, or over a page. */
export const selectWords: Readonly<Record<Language, SelectWords>> = {
  it: {
    row: (name) => `Seleziona ${name}`,
    all: 'Seleziona tutto',
    loaded: (count) =>
      count === 1 ? 'Seleziona quello caricato' : `Seleziona i ${count.toLocaleString('it')} caricati`,
    page: 'Seleziona questa pagina',
  },
  en: {
    row: (name) => `Select ${name}`,
    all: 'Select all',
    loaded: (count) =>
      count === 1 ? 'Select the one loaded' : `Select the ${count.toLocaleString('en')} loaded`,
    page: 'Select this page',
  },
};
