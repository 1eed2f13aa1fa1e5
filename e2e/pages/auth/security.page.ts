import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The security section of the profile, in Italian: passkeys and QR codes. */
export function securityPage(page: Page) {
  const question = page.getByRole('alertdialog');
  const popups = page.getByRole('region', { name: 'Avvisi' });
  return {
    qrCodes: page.getByRole('list', { name: 'Codici QR validi' }),
    qrCard: page.getByRole('heading', { name: 'Codici QR per accedere' }),
    passkeys: page.getByRole('list', { name: 'Le tue passkey' }),
    popups,

    async open(): Promise<void> {
      await page.goto('/profile?section=security');
      await expect(page.getByRole('button', { name: 'Aggiungi una passkey' })).toBeVisible();
    },

    /** Makes a QR code by one's password, in the dialog that is open; answers the file that was downloaded. */
    async makeQrCode(password: string): Promise<{ name: string; png: Buffer }> {
      const downloading = page.waitForEvent('download');
      const dialog = page.getByRole('dialog');
      await typeInto(dialog.getByLabel('La tua password'), password);
      await dialog.getByRole('button', { name: 'Crea un codice QR' }).click();
      const file = await downloading;
      await expect(popups.getByText('QRCode Generato Con Successo')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Codice QR per accedere' })).toBeVisible();
      return { name: file.suggestedFilename(), png: await readFile(await file.path()) };
    },

    async leaveQrCode(): Promise<void> {
      await page.getByRole('button', { name: 'Ho finito' }).click();
    },

    async revokeNewestQrCode(): Promise<void> {
      await page
        .getByRole('button', { name: /^Revoca il codice/ })
        .first()
        .click();
      await question.getByRole('button', { name: 'Revoca' }).click();
      await expect(popups.getByText('Il codice QR è stato revocato')).toBeVisible();
    },

    async addPasskey(name: string, password: string): Promise<void> {
      await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
      await typeInto(page.getByRole('textbox', { name: 'Nome della passkey' }), name);
      await typeInto(page.getByLabel('La tua password'), password);
      await page.getByRole('button', { name: 'Continua' }).click();
    },

    async removePasskey(name: string): Promise<void> {
      await page.getByRole('button', { name: `Togli ${name}` }).click();
      await question.getByRole('button', { name: 'Togli' }).click();
      await expect(popups.getByText('La passkey è stata tolta')).toBeVisible();
    },
  };
}
