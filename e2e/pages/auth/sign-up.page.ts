import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

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

    async fillIn({ name, surname, email }: Newcomer): Promise<void> {
      await typeInto(page.getByRole('textbox', { name: 'Nome', exact: true }), name);
      await typeInto(page.getByRole('textbox', { name: 'Cognome' }), surname);
      await typeInto(page.getByRole('textbox', { name: 'E‑mail' }), email);
    },

    /** Chooses the password on the screen to which the link of the mail leads. */
    async confirm(password: string): Promise<void> {
      await typeInto(page.getByLabel('Nuova password', { exact: true }), password);
      await typeInto(page.getByLabel('Conferma la nuova password'), password);
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    },
  };
}
