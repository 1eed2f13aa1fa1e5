import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';
import { chooseFiles } from '../../hands/choose.ts';

/** The administration of the slides, in Italian. */
export function slidesPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    open: () => page.goto('/discoversettings'),
    titles: () => page.getByRole('list', { name: 'Diapositive' }).getByRole('heading', { level: 2 }),
    entry: (title: string) =>
      page.getByRole('list', { name: 'Diapositive' }).getByRole('listitem').filter({ hasText: title }),
    question: page.getByRole('alertdialog'),
    stay: () => page.getByRole('alertdialog').getByRole('button', { name: 'Resta qui' }).click(),
    slide: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
    startAdding: () => screenActions(page).press('Aggiungi'),
    /** A picture of a page, as PNG. */
    drawPicture: async (): Promise<Buffer> => {
      const data = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [2000, 1200];
        const drawing = canvas.getContext('2d');
        if (drawing) {
          drawing.fillStyle = '#1f5fbf';
          drawing.fillRect(0, 0, 2000, 1200);
          drawing.fillStyle = '#ffd166';
          drawing.fillRect(1400, 300, 300, 300);
        }
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      });
      return Buffer.from(data, 'base64');
    },
    choosePicture: (buffer: Buffer) =>
      chooseFiles(dialog.locator('input[type="file"]'), { name: 'feste.png', mimeType: 'image/png', buffer }),
    writeTitle: (title: string) => typeInto(dialog.getByLabel('Titolo').first(), title),
    untick: (label: string) => dialog.getByLabel(label).uncheck(),
    save: () => dialog.getByRole('button', { name: 'Salva' }).click(),
    moveUp: (title: string) => press(`Sposta prima ${title}`),
    remove: async (title: string) => {
      await press(`Elimina ${title}`);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    },
  };
}
