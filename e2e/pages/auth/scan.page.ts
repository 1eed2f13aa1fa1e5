import type { Page } from '@playwright/test';
import { chooseFiles } from '../../hands/choose.ts';

/** The camera view of the sign-in, in Italian. */
export function scanPage(page: Page) {
  const view = page.getByRole('dialog', { name: 'Codice QR' });
  return {
    view,
    aim: view.getByText('Tieni il codice dentro la cornice'),

    async open(): Promise<void> {
      await page.getByRole('button', { name: 'Accedi con il codice QR' }).click();
    },

    async choosePicture(png: Buffer): Promise<void> {
      const picture = { name: 'codice.png', mimeType: 'image/png', buffer: png };
      await chooseFiles(view.getByRole('button', { name: 'Scegli un’immagine' }), picture);
    },

    async goBack(): Promise<void> {
      await view.getByRole('button', { name: 'Indietro' }).click();
    },
  };
}
