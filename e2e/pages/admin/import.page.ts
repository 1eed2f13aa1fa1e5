import type { Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { chooseFiles } from '../../hands/choose.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
      await checkFile({ name: 'persone.csv', mimeType: 'text/csv', buffer });
    },
    /** Gives the same lines as a workbook of Excel. */
    async checkWorkbook(lines: readonly string[]) {
      const rows = lines.map((line) => line.split(';').map((value) => ({ value, type: String })));
      const buffer = await writeWorkbook(rows).toBuffer();
      await checkFile({ name: 'persone.xlsx', mimeType: workbookType, buffer });
    },
  };

  async function checkFile(file: { name: string; mimeType: string; buffer: Buffer }) {
    await chooseFiles(page.getByLabel('File CSV o Excel'), file);
    await page.getByRole('button', { name: 'Controlla il file' }).first().click();
  }
}
