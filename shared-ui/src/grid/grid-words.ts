import type { Language } from 'shared-api/contracts/common';

/** The words of AG Grid for screen readers, by its own names. */
export const gridWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: {
    ariaChecked: 'selezionato',
    ariaUnchecked: 'non selezionato',
    ariaIndeterminate: 'in parte',
    ariaRowToggleSelection: 'Premi Spazio per selezionare o deselezionare la riga',
    ariaRowSelect: 'Premi Spazio per selezionare la riga',
    ariaRowDeselect: 'Premi Spazio per deselezionare la riga',
    ariaHeaderSelection: 'Colonna con la casella per selezionare tutti',
    ariaSortableColumn: 'Premi Invio per ordinare',
    ariaRowSelectAll: 'Premi Spazio per selezionare tutte le righe',
    loadingOoo: 'Caricamento...',
    noRowsToShow: 'Nessuna riga',
  },
  en: {
    ariaChecked: 'selected',
    ariaUnchecked: 'not selected',
    ariaIndeterminate: 'partly',
    ariaRowToggleSelection: 'Press Space to select or deselect the row',
    ariaRowSelect: 'Press Space to select the row',
    ariaRowDeselect: 'Press Space to deselect the row',
    ariaHeaderSelection: 'Column with the box that selects all',
    ariaSortableColumn: 'Press Enter to sort',
    ariaRowSelectAll: 'Press Space to select all rows',
    loadingOoo: 'Loading...',
    noRowsToShow: 'No rows',
  },
};
