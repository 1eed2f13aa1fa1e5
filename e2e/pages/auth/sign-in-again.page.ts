import { expect, type Page } from '@playwright/test';
import { demoPeople } from '../../../server/src/demo/people.demo.ts';
import { findMail } from '../../core/outbox.ts';
import { codeIn, demoPassword } from '../../core/sign-in.ts';
import { typeInto } from '../../hands/type-into.ts';

const maxTries = 4;

/** The question over a screen whose session is over, in Italian. */
export function signInAgainPage(page: Page) {
  const dialog = page.getByRole('alertdialog');
  const code = page.getByRole('textbox', { name: 'Codice' });
  return {
    dialog,
    username: dialog.getByRole('textbox', { name: 'Utente' }),
    password: dialog.getByLabel('Password', { exact: true }),
    withPasskey: dialog.getByRole('button', { name: 'Accedi con una passkey' }),
    leave: () => dialog.getByRole('button', { name: 'Esci' }).click(),

    /** Password and the code of the outbox; a code that came for another window is tried and passed over. */
    async signIn(username: string): Promise<void> {
      const start = new Date().toISOString();
      const to = demoPeople.find((person) => person.username === username)?.email;
      await typeInto(dialog.getByLabel('Password', { exact: true }), await demoPassword());
      await dialog.getByRole('button', { name: 'Accedi' }).click();
      await expect(page.getByText('Abbiamo inviato un codice')).toBeVisible();
      const tried = new Set<string | undefined>([undefined]);
      while (tried.size <= maxTries) {
        const { text } = await findMail(
          page.request,
          (message) => message.to === to && message.at >= start && !tried.has(codeIn(message.text)),
        );
        tried.add(codeIn(text));
        await typeInto(code, codeIn(text) ?? '');
        const isWrong = page.getByText('Valore OTP non corretto');
        await expect(async () => {
          const isOver = (await dialog.isHidden()) || (await isWrong.first().isVisible());
          expect(isOver).toBe(true);
        }).toPass();
        if (await dialog.isHidden()) return;
        await expect(code).toHaveValue('');
      }
      throw new Error(`No code lets ${username} in`);
    },
  };
}
