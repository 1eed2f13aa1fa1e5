import { expect, type Page } from '@playwright/test';

/** The document grid of administrators; cards on a phone, a table on a desktop. */
export function adminDocuments(page: Page) {
  const bar = (name: string) => page.getByRole('button', { name, exact: true });
  const row = (title: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title }).first();
  return {
    open: (query = '?status=-1') => page.goto(`/documentsAdmin${query}`),
    bar,
    row,
    select: (title: string) => row(title).getByRole('checkbox').first().click(),
    async search(text: string) {
      await bar('Cerca').click();
      await page.getByRole('searchbox').fill(text);
      await bar('Conferma').click();
    },
    async expectButtons(names: readonly string[]) {
      for (const name of names) await expect(bar(name)).toBeVisible();
    },
    popup: (text: string) => page.getByText(text),
    hours: () => page.getByRole('dialog', { name: 'Ore di scadenza' }),
  };
}
