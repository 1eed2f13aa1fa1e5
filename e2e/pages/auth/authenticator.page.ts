import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The popups of the authenticator app, at the sign-in and in the profile, in Italian. */
export function authenticatorPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: 'Codice QR da inquadrare con l’app' });
  const recoveryCodes = dialog.getByRole('list', { name: 'Codici di recupero' });
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  return {
    dialog,
    picture,
    code: dialog.getByRole('textbox', { name: 'Codice', exact: true }),
    recoveryCode: dialog.getByRole('textbox', { name: 'Codice di recupero' }),
    recoveryCodes,
    openInApp: dialog.getByRole('link', { name: 'Apri nell’app' }),
    press,

    /** The key beside the QR code. */
    async readKey(): Promise<string> {
      await expect(picture).toBeVisible();
      return (await dialog.locator('code').textContent()) ?? '';
    },

    /** The recovery codes, which are shown this once. */
    async readRecoveryCodes(): Promise<string[]> {
      await expect(recoveryCodes).toBeVisible();
      return recoveryCodes.getByRole('listitem').allTextContents();
    },

    /** Enters a recovery code in place of a code of the app. */
    async enterRecoveryCode(code: string): Promise<void> {
      await press('Usa un codice di recupero');
      await typeInto(dialog.getByRole('textbox', { name: 'Codice di recupero' }), code);
      await press('Conferma');
    },
  };
}
