import type { Page } from '@playwright/test';

/** The screen of the forced first password, in Italian. */
export function firstPasswordPage(page: Page) {
  return {
    title: page.getByRole('heading', { name: 'Scegli la tua password' }),

    async choose(password: string): Promise<void> {
      await page.getByLabel('Nuova password', { exact: true }).fill(password);
      await page.getByLabel('Conferma la nuova password').fill(password);
      await page.getByRole('button', { name: 'Salva' }).click();
    },
  };
}
