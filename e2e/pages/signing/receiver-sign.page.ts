import { expect, type Page } from '@playwright/test';
import { stroke } from '../../hands/stroke.ts';
import { pressKey } from '../../hands/keys.ts';

/** The Sign Document screen. */
export function receiverSign(page: Page) {
  const dialog = () => page.getByRole('dialog', { name: /^Firma \d+ di \d+$/ });
  const reuseButton = () => dialog().getByRole('button', { name: 'Usa questa firma' });
  const sign = {
    nextBox: () => page.getByRole('button', { name: /^Firma qui: / }),
    dialog,
    reuseButton,
    openNextBox: () => sign.nextBox().click(),
    /**
     * Draws two strokes, with the finger where the window has touch and with the mouse where not; again where the pad was still on its
     * way to its place.
     */
    async draw(): Promise<void> {
      await expect(dialog().locator('canvas')).toBeVisible();
      await expect(async () => {
        const pad = dialog().locator('canvas');
        await stroke(pad, [
          [0.2, 0.6],
          [0.4, 0.2],
          [0.5, 0.8],
        ]);
        await stroke(pad, [
          [0.55, 0.7],
          [0.8, 0.3],
        ]);
        await expect(dialog().getByRole('button', { name: 'Annulla tratto' })).toBeEnabled({ timeout: 2000 });
      }).toPass();
    },
    confirm: () => dialog().getByRole('button', { name: 'Conferma la firma' }).click(),
    /** Signs the next box, by drawing or with the signature made before. */
    async signNext(): Promise<void> {
      await sign.openNextBox();
      await expect(dialog().locator('canvas').or(reuseButton())).toBeVisible();
      if (await reuseButton().isVisible()) return reuseButton().click();
      await sign.draw();
      return sign.confirm();
    },
    /** Chooses to type, types a name, chooses another hand and confirms, without any pointer. */
    async typeByKeyboard(name: string): Promise<void> {
      const draws = dialog().getByRole('radio', { name: 'Disegna' });
      await expect(draws).toBeVisible();
      await draws.focus();
      await pressKey(page, 'ArrowRight');
      await page.keyboard.press('Tab');
      await expect(dialog().getByLabel('Nome e cognome')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(dialog().getByRole('radio', { name: 'Elegante' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog().getByRole('button', { name: 'Conferma la firma' })).toBeFocused();
      await pressKey(page, 'Enter');
    },
    expectSigned: (done: number, total: number) =>
      expect(page.getByText(`${done} di ${total} firme`)).toBeVisible(),
    /** What is said while the link stands open in another browser. */
    openElsewhere: () => page.getByText(/^Il link di questo documento è aperto anche in un altro browser/),
    closeElsewhere: () => page.getByRole('button', { name: 'Ho letto' }).click(),
    /** The page after the last box. */
    done: () => page.getByRole('heading', { name: 'Fatto', level: 2 }),
    signedCopy: () => page.getByRole('button', { name: 'Scarica la copia firmata' }),
    success: () => page.getByText('Documento firmato correttamente, è stata inviata un’e‑mail'),
  };
  return sign;
}
