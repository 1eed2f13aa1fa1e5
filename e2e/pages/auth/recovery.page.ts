import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The prompt of a forgotten password and the screen of its link, in Italian. */
export function recoveryPage(page: Page) {
  const prompt = page.getByRole('dialog', { name: 'Password dimenticata?' });
  return {
    prompt,
    sent: page.getByRole('dialog', { name: 'Controlla la tua e‑mail' }),
    title: page.getByRole('heading', { name: 'Scegli una nuova password' }),
    done: page.getByRole('heading', { name: 'La password è stata cambiata con successo' }),
    dead: page.getByRole('heading', { name: 'Il link non è più valido' }),

    async open(): Promise<void> {
      await page.goto('/');
      await page.getByRole('button', { name: 'Password dimenticata?' }).click();
      await expect(prompt).toBeVisible();
    },

    async ask(username: string): Promise<void> {
      await typeInto(prompt.getByRole('textbox', { name: 'Utente' }), username);
      await prompt.getByRole('button', { name: 'Invia' }).click();
    },

    async choose(password: string): Promise<void> {
      await typeInto(page.getByLabel('Nuova password', { exact: true }), password);
      await typeInto(page.getByLabel('Conferma la nuova password'), password);
      await page.getByRole('button', { name: 'Salva' }).click();
    },
  };
}
