import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The document grid of administrators; cards on a phone, a table on a desktop. */
export function adminDocuments(page: Page) {
  const bar = (name: string) => page.getByRole('button', { name, exact: true });
  const popups = page.getByRole('region', { name: 'Avvisi' });
  const row = (title: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title }).first();
  return {
    open: (query = '?status=-1') => page.goto(`/documentsAdmin${query}`),
    bar,
    row,
    select: (title: string) => row(title).getByRole('checkbox').first().click(),
    /** In place on a desktop, in a popup on a phone. */
    async search(text: string) {
      const field = page
        .getByRole('main')
        .getByRole('searchbox')
        .or(page.getByRole('dialog').getByRole('searchbox'));
      await expect(field.or(bar('Cerca')).first()).toBeVisible();
      if (await field.isVisible()) return typeInto(field, text);
      await bar('Cerca').click();
      await typeInto(field, text);
      await bar('Conferma').click();
    },
    async expectButtons(names: readonly string[]) {
      for (const name of names) await expect(bar(name)).toBeEnabled();
    },
    /** A button of the phone's bar; on a desktop it is among the further actions. */
    async remove() {
      const further = bar('Altre azioni');
      await expect(further.or(bar('Elimina')).first()).toBeVisible();
      if (!(await further.isVisible())) return bar('Elimina').click();
      await further.click();
      await page.getByRole('menuitem', { name: 'Elimina' }).click();
    },
    undo: () => popups.getByRole('button', { name: 'Annulla' }).click(),
    /** Ends the ten seconds in which it can be undone. */
    async finish(text: string): Promise<void> {
      const popup = popups.getByRole('status').filter({ hasText: text });
      await popup.getByRole('button', { name: 'Chiudi' }).click();
    },
    popup: (text: string) => page.getByText(text),
    hours: () => page.getByRole('dialog', { name: 'Ore di scadenza' }),
  };
}
