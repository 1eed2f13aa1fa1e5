import type { Language } from 'shared-api/contracts/common';

/** The words that AG Grid speaks to screen readers, by its own names. */
export const gridWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: {
    ariaChecked: 'selezionato',
    ariaUnchecked: 'non selezionato',
    ariaIndeterminate: 'in parte',
    ariaRowToggleSelection: 'Premi Spazio per selezionare o deselezionare la riga',
    ariaRowSelect: 'Premi Spazio per selezionare la riga',
    ariaRowDeselect: 'Premi Spazio per deselezionare la riga',
    ariaToggleCellValue: 'Premi Spazio per cambiare il valore',
    ariaHeaderSelection: 'Colonna con la casella per selezionare tutti',
    ariaSelectAllRows: 'Premi Spazio per selezionare tutti',
    ariaSortableColumn: 'Premi Invio per ordinare',
    ariaRowSelectAll: 'Premi Spazio per selezionare tutte le righe',
    ariaToggleVisibility: 'Premi Spazio per mostrare o nascondere',
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
    ariaToggleCellValue: 'Press Space to change the value',
    ariaHeaderSelection: 'Column with the box that selects all',
    ariaSelectAllRows: 'Press Space to select all',
    ariaSortableColumn: 'Press Enter to sort',
    ariaRowSelectAll: 'Press Space to select all rows',
    ariaToggleVisibility: 'Press Space to show or hide',
    loadingOoo: 'Loading...',
    noRowsToShow: 'No rows',
  },
};
