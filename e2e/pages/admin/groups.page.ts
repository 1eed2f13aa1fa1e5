import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

/** The groups of a company, in Italian; cards on a phone, a table on a desktop. */
export function groupsPage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    group: (name: string) =>
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first(),
    add: () => screenActions(page).press('Aggiungi gruppo'),
    edit: (name: string) => press(`Modifica ${name}`),
    openPeople: (name: string) => press(`Persone di ${name}`),
    remove: (name: string) => press(`Elimina ${name}`),
    form: page.getByRole('dialog', { name: /^(Nuovo|Modifica) gruppo$/ }),
    people: page.getByRole('dialog', { name: /^Persone di/ }),
    picker: page.getByRole('dialog', { name: 'Aggiungi persona' }),
    question: page.getByRole('alertdialog'),
    popup: page.getByRole('region', { name: 'Avvisi' }),
  };
}
