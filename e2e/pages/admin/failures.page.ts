import { expect, type Page } from '@playwright/test';

/** What failed and waits for an administrator, in Italian; cards on a phone, a table on a desktop. */
export function failuresPage(page: Page) {
  const rows = page.getByRole('row').or(page.getByRole('listitem'));
  const row = (text: string) => rows.filter({ hasText: text }).first();
  return {
    open: (query = '') => page.goto(`/failures${query}`),
    row,
    /** The line of the dashboard, which leads there. */
    line: page.getByText(/cos[ae] da sistemare$/),
    openLine: page.getByRole('link', { name: 'Apri quello che è da sistemare' }),
    archive: (text: string) =>
      row(text)
        .getByRole('button', { name: /^Archivia/ })
        .click(),
    /** By its checkbox, or by the key that selects the row with the focus. */
    select: async (text: string, by: 'press' | 'key') => {
      const box = row(text).getByRole('checkbox');
      // Rows that others have just brought take no press before they were seen (decision 116).
      await expect(page.locator('[data-settling]')).toHaveCount(0);
      if (by === 'press') await box.click();
      else {
        await box.focus();
        await page.keyboard.press('x');
      }
      await expect(box).toBeChecked();
    },
    undo: page.getByRole('button', { name: 'Annulla' }).first(),
    kind: page.getByRole('combobox', { name: 'Tipo' }),
  };
}
