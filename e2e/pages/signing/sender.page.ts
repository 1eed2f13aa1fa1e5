import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

interface NewDocument {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly title: string;
  readonly pdf: Buffer;
}

/** What an administrator does with a document: add, place, send, download. In Italian. */
export function senderPage(page: Page) {
  const { press } = screenActions(page);
  const sheet = (number: number) => page.locator(`[data-page="${number}"]`);
  return {
    openAdding: () => press('Aggiungi'),
    async fillIn({ name, surname, email, title, pdf }: NewDocument): Promise<void> {
      await page.getByLabel('Nome', { exact: true }).fill(name);
      await page.getByLabel('Cognome').fill(surname);
      await page.getByLabel('E-Mail').fill(email);
      await page.getByLabel('Titolo').fill(title);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'contratto.pdf', mimeType: 'application/pdf', buffer: pdf });
      await page.getByLabel('Salva allegato').check();
    },
    goOn: () => press('Avanti'),
    expectPageDrawn: (number: number) => expect(sheet(number).locator('canvas')).toBeVisible(),
    /** Clicks a place of a page, in shares of its shown size. */
    async placeBox(number: number, place: { x: number; y: number }): Promise<void> {
      await sheet(number).scrollIntoViewIfNeeded();
      const area = await sheet(number).boundingBox();
      if (!area) throw new Error(`Page ${number} is not on screen`);
      await sheet(number).click({ position: { x: area.width * place.x, y: area.height * place.y } });
    },
    save: () => press('Salva'),
    /** Selects a document: a row of the table, or a card on a phone. */
    select: (title: string) =>
      page
        .getByRole('gridcell', { name: title, exact: true })
        .or(page.getByRole('listitem').filter({ hasText: title }).getByRole('checkbox'))
        .click(),
    send: () => press('Invia'),
    showAll: () => page.getByLabel('Stato della firma').selectOption({ label: 'Tutti' }),
    async download(): Promise<Buffer> {
      const [download] = await Promise.all([page.waitForEvent('download'), press('Scarica')]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}
