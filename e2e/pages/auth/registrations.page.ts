import type { Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The registrations that wait for an administrator, in Italian. */
export function registrationsPage(page: Page) {
  return {
    title: page.getByRole('heading', { name: 'Registrazioni', level: 1 }),

    async accept(person: string): Promise<void> {
      await page.getByRole('button', { name: `Accetta ${person}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accetta' }).click();
    },

    async reject(person: string, reason: string): Promise<void> {
      await page.getByRole('button', { name: `Rifiuta ${person}` }).click();
      await typeInto(page.getByRole('dialog').getByLabel('Motivo'), reason);
      await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta' }).click();
    },
  };
}
