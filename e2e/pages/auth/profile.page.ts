import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';

/** The profile and what it leads to, in Italian. */
export function profilePage(page: Page) {
  const { press } = screenActions(page);
  return {
    firstName: page.getByLabel('Nome', { exact: true }),
    email: page.getByRole('textbox', { name: 'E‑mail' }),
    password: page.getByLabel('La tua password'),
    downloadData: page.getByRole('button', { name: 'Scarica i miei dati' }),
    tab: (name: 'Dati' | 'Sicurezza' | 'Preferenze') => page.getByRole('tab', { name }),

    press,

    /** Fills the dialog of a new phone number and sends it. */
    async enterPhone(number: string, password: string): Promise<void> {
      const dialog = page.getByRole('dialog');
      await typeInto(dialog.getByLabel('Nuovo numero'), number);
      await typeInto(dialog.getByLabel('La tua password'), password);
      await dialog.getByRole('button', { name: 'Invia il codice' }).click();
    },

    /** Fills the form of a password change and saves it. */
    async changePassword(oldPassword: string, newPassword: string): Promise<void> {
      await typeInto(page.getByLabel('Vecchia password'), oldPassword);
      await typeInto(page.getByLabel('Nuova password', { exact: true }), newPassword);
      await typeInto(page.getByLabel('Ripeti la nuova password'), newPassword);
      await page.locator('form').getByRole('button', { name: 'Salva' }).click();
    },
  };
}
