import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The sign-in screen, in Italian. */
export function loginPage(page: Page) {
  const username = page.getByRole('textbox', { name: 'Utente' });
  const code = page.getByRole('textbox', { name: 'Codice' });
  return {
    username,
    code,
    password: page.getByLabel('Password', { exact: true }),
    popups: page.getByRole('region', { name: 'Avvisi' }),
    /** What is wrong with a code, as it stands under its field and is announced. */
    problem: (text: string) => page.getByRole('alert').filter({ hasText: text }),

    /** Opens an address that leads to the sign-in. */
    async open(address = '/'): Promise<void> {
      await page.goto(address);
      await expect(username).toBeVisible();
    },

    /** Chooses by which channel the code comes. */
    async chooseChannel(name: 'Mail' | 'SMS' | 'Auth'): Promise<void> {
      await page.getByRole('radio', { name, exact: true }).check();
    },

    async enterPassword(person: string, password: string): Promise<void> {
      await typeInto(username, person);
      await typeInto(page.getByLabel('Password', { exact: true }), password);
      await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    },

    /** Waits until the screen says that a code was sent. */
    async expectCodeSent(): Promise<void> {
      await expect(page.getByText('Abbiamo inviato un codice')).toBeVisible();
    },

    /** Types the code digit by digit, as a person does; the last digit sends it. */
    async enterCode(digits: string): Promise<void> {
      await typeInto(code, digits);
    },
  };
}
