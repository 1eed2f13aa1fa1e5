import { expect, type Page } from '@playwright/test';
import { settingsPage } from './settings.page.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Setting up the sign-in by the company, in Italian. */
export function companySignInPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Accesso con l’azienda' });
  const status = page.getByText(/^(?:Non è configurato|Configurato con il nome|Attivo:)/);
  return {
    dialog,
    status,
    redirect: page.getByText(/\/company-sign-in\/[\w-]+$/),
    trial: page.getByRole('button', { name: 'Prova l’accesso' }),
    confirm: page.getByRole('button', { name: 'Conferma', exact: true }),

    open: async () => {
      await settingsPage(page).open();
      await expect(status).toBeVisible();
    },

    /** Opens the form. */
    edit: async (name: 'Configura' | 'Modifica') => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeVisible();
    },

    enter: async (fields: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(fields))
        await typeInto(dialog.getByLabel(new RegExp(`^${label}`)), text);
    },

    save: async () => {
      await dialog.getByRole('button', { name: 'Salva' }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

/** Types who one is at the provider of the tests. */
export async function enterAtProvider(page: Page, account: string): Promise<void> {
  await typeInto(page.getByLabel('Account'), account);
  await page.getByRole('button', { name: 'Entra' }).click();
}
