import type { Page } from '@playwright/test';
import { chooseFiles } from '../../hands/choose.ts';

/** Balances of leave, in Italian; cards on a phone, tables on a desktop. */
export function balancesPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    openCompany: () => page.goto('/absenceBalances?part=company'),
    dialog,
    person: (name: string) =>
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first(),
    entry: (text: string | RegExp) =>
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).first(),
    async chooseFile(lines: readonly string[]) {
      const buffer = Buffer.from(lines.join('\n'));
      await chooseFiles(dialog.getByLabel('File CSV o Excel'), {
        name: 'saldi.csv',
        mimeType: 'text/csv',
        buffer,
      });
      await dialog.getByRole('button', { name: 'Controlla il file' }).click();
    },
    async openPerson(name: string) {
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
}
