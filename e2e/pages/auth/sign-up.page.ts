import { expect, type Page } from '@playwright/test';

/** Who signs up. */
export interface Newcomer {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
}

/** The sign-up, from the form to the confirmed address, in Italian. */
export function signUpPage(page: Page) {
  const submit = page.getByRole('button', { name: 'Registrati' });
  return {
    problems: page.getByRole('list', { name: 'Da correggere' }).getByRole('listitem'),
    sent: page.getByRole('heading', { name: 'Per favore controlla la tua e‑mail' }),
    confirmed: page.getByRole('heading', { name: 'Indirizzo confermato' }),
    dead: page.getByRole('heading', { name: 'Il link non è più valido' }),
    name: page.getByRole('textbox', { name: 'Nome', exact: true }),

    async openFromSignIn(): Promise<void> {
      await page.goto('/');
      await page.getByRole('link', { name: 'Registrati' }).click();
      await expect(submit).toBeVisible();
    },

    async send(): Promise<void> {
      await submit.click();
    },

    async fill({ name, surname, email }: Newcomer): Promise<void> {
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
      await page.getByRole('textbox', { name: 'Cognome' }).fill(surname);
      await page.getByRole('textbox', { name: 'E‑mail' }).fill(email);
    },

    /** Chooses the password on the screen to which the link of the mail leads. */
    async confirm(password: string): Promise<void> {
      await page.getByLabel('Nuova password', { exact: true }).fill(password);
      await page.getByLabel('Conferma la nuova password').fill(password);
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    },
  };
}
