import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { chooseFiles } from '../../hands/choose.ts';

/** The signature objects, in Italian. */
export function signatureObjectsPage(page: Page) {
  return {
    open: () => page.goto('/firme'),
    previews: (name: string) => page.getByRole('img', { name }),
    defaultOf: (kind: string) =>
      page.locator('tr, li').filter({ hasText: kind }).filter({ hasText: 'Default' }),
    startAdding: () => screenActions(page).press('Aggiungi'),
    choose: (way: string) => page.getByRole('radio', { name: way, exact: true }).check(),
    draw: async () => {
      const pad = page.getByRole('img', { name: 'La firma è vuota' });
      await pad.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width * 0.1, y + height * 0.5);
      await page.mouse.down();
      for (const share of [0.2, 0.3, 0.4, 0.5])
        await page.mouse.move(x + width * share, y + height * ((share * 10) % 2 === 0 ? 0.3 : 0.6));
      await page.mouse.up();
    },
    chooseFile: (name: string, buffer: Buffer) =>
      chooseFiles(page.locator('input[type="file"]'), { name, mimeType: 'image/bmp', buffer }),
    save: () => screenActions(page).press('Salva'),
    remove: async (names: readonly RegExp[]) => {
      for (const name of names) await page.getByRole('checkbox', { name }).check();
      await screenActions(page).press('Elimina');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    },
    takeBack: () =>
      page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Annulla' }).click(),
  };
}

/** A BMP of one colour, as the programs of twenty years ago write it. */
export function makeBmp(width: number, height: number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.concat([Buffer.alloc(54), Buffer.alloc(stride * height, 0x60)]);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(0, 6);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}
