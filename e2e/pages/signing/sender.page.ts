import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { chooseFiles, chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

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
      const fields = { Nome: name, Cognome: surname, 'E-Mail': email };
      for (const [label, text] of Object.entries(fields))
        await typeInto(page.getByRole('combobox', { name: label, exact: true }), text);
      await typeInto(page.getByLabel('Titolo'), title);
      await chooseFiles(page.locator('input[type=file]'), {
        name: 'contratto.pdf',
        mimeType: 'application/pdf',
        buffer: pdf,
      });
      await page.getByLabel('Salva allegato').check();
      await expect(page.getByText(/\d pagin[ae]$/)).toBeVisible();
    },
    goOn: () => press('Avanti'),
    expectPageDrawn: (number: number) => expect(sheet(number).locator('canvas')).toBeVisible(),
    /** Clicks a place of a page, in shares of its shown size. */
    async placeBox(number: number, place: { x: number; y: number }): Promise<void> {
      await sheet(number).scrollIntoViewIfNeeded();
      const area = await sheet(number).boundingBox();
      if (!area) throw new Error(`Page ${number} is not on screen`);
      const box = page.getByRole('button', { name: new RegExp(`^Firma \\d+, pagina ${number}\\b`) });
      // A press where the one of before was is another one once half a second has gone (decision 076).
      await expect(async () => {
        await sheet(number).click({ position: { x: area.width * place.x, y: area.height * place.y } });
        await expect(box).toBeVisible({ timeout: 1500 });
      }).toPass();
    },
    saveAndSend: () => press('Salva e invia'),
    sendingDialog: () => page.getByRole('dialog', { name: 'Inviare il documento?' }),
    /** The ten seconds to undo it end when their popup is closed. */
    async confirmSending(): Promise<void> {
      await this.sendingDialog().getByRole('button', { name: 'Invia', exact: true }).click();
      const popup = page.getByRole('region', { name: 'Avvisi' });
      await expect(popup.getByText(/ parte per /)).toBeVisible();
      await popup.getByRole('button', { name: 'Chiudi', exact: true }).click();
    },
    /** Selects a document: a row of the table, or a card on a phone. */
    select: (title: string) =>
      page
        .getByRole('gridcell', { name: title, exact: true })
        .or(page.getByRole('listitem').filter({ hasText: title }).getByRole('checkbox'))
        .click(),
    showAll: () => chooseOption(page.getByLabel('Stato della firma'), 'Tutti'),
    async download(): Promise<Buffer> {
      const [download] = await Promise.all([page.waitForEvent('download'), press('Scarica')]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}
