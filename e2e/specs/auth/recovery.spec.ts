import { expectAccessible } from '../../commands/accessibility.ts';
import { findLink, makeNewcomer, newcomerPassword, signUpByCalls } from '../../commands/newcomers.ts';
import { findMail } from '../../core/outbox.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { recoveryPage } from '../../pages/auth/recovery.page.ts';

const newPassword = 'Tutta-Nuova-9!';

test('who forgot the password chooses a new one by the link of a mail', async ({ page }) => {
  const recovery = recoveryPage(page);
  const login = loginPage(page);
  const person = makeNewcomer('beta');
  await signUpByCalls(page.request, person);

  await test.step('Given the prompt, which takes what can be a user name', async () => {
    await recovery.open();
    await recovery.ask('due parole');
    await expect(recovery.prompt.getByText('Utente non trovato')).toBeVisible();
    await expectAccessible(page);
    await recovery.ask(person.email);
    await expect(recovery.sent).toBeVisible();
    await expectAccessible(page);
  });

  const link = await findLink(page.request, person.email, '/recover');
  await test.step('When a scanner opens the link, and then the person', async () => {
    await page.request.get(link);
    await page.goto(link);
    await expect(page.getByText(`Per il tuo utente ${person.email}.`)).toBeVisible();
    await expectAccessible(page);
    await recovery.choose(newPassword);
    await expect(recovery.done).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then the new password signs in, the old one does not, and a mail tells it', async () => {
    await login.open();
    await login.enterPassword(person.email, newcomerPassword);
    await expect(login.popups.getByText('Utente o password non corretti')).toBeVisible();
    await login.enterPassword(person.email, newPassword);
    await login.expectCodeSent();
    await findMail(
      page.request,
      ({ to, subject }) => to === person.email && subject.includes('è stata cambiata'),
    );
  });

  await test.step('And the link is over', async () => {
    await page.goto(link);
    await page.reload();
    await expect(recovery.dead).toBeVisible();
  });
});

test('nobody can tell from the answer whether there is a user', { tag: '@phone' }, async ({ page }) => {
  const recovery = recoveryPage(page);
  await recovery.open();
  await recovery.ask(`nessuno.${crypto.randomUUID()}`);
  await expect(recovery.sent).toBeVisible();
});
