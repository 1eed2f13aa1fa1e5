import type { Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The screen of the forced first password, in Italian. */
export function firstPasswordPage(page: Page) {
  return {
    title: page.getByRole('heading', { name: 'Scegli la tua password' }),

    async choose(password: string): Promise<void> {
      await typeInto(page.getByLabel('Nuova password', { exact: true }), password);
      await typeInto(page.getByLabel('Conferma la nuova password'), password);
      await page.getByRole('button', { name: 'Salva' }).click();
    },
  };
}
