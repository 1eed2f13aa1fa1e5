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

/** What the checkboxes of a grid are called: of a row, and over all. */
export const selectWords: Readonly<Record<Language, { row: (name: string) => string; all: string }>> = {
  it: { row: (name) => `Seleziona ${name}`, all: 'Seleziona tutto' },
  en: { row: (name) => `Select ${name}`, all: 'Select all' },
};
