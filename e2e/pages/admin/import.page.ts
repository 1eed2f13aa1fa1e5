import type { Page } from '@playwright/test';
import { chooseFiles } from '../../hands/choose.ts';

/** People from a file, in Italian; cards on a phone, tables on a desktop. */
export function importPage(page: Page) {
  return {
    open: () => page.goto('/importUsers'),
    dialog: page.getByRole('dialog'),
    line: (text: string | RegExp) =>
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).first(),
    press: (name: string) => page.getByRole('button', { name }).first().click(),
    async check(lines: readonly string[]) {
      const buffer = Buffer.from(lines.join('\r\n'));
      const file = { name: 'persone.csv', mimeType: 'text/csv', buffer };
      await chooseFiles(page.getByLabel('File CSV'), file);
      await page.getByRole('button', { name: 'Controlla il file' }).first().click();
    },
  };
}
