import { expectAccessible } from '../../commands/accessibility.ts';
import { addVirtualAuthenticator } from '../../commands/virtual-authenticator.ts';
import { endSessionOf } from '../../commands/sessions.ts';
import { demoPassword } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { comeBack } from '../../hands/come-back.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { securityPage } from '../../pages/auth/security.page.ts';
import { signInAgainPage } from '../../pages/auth/sign-in-again.page.ts';
import { typeInto } from '../../hands/type-into.ts';

const people = { phone: 'giulia.bianchi', desktop: 'mario.rossi' } as const;

test('a passkey that somebody adds signs them in without password and code, until they remove it', async ({
  page,
  context,
  request,
  signInAs,
}, info) => {
  const username = people[info.project.name as keyof typeof people];
  const security = securityPage(page);
  const login = loginPage(page);
  const again = signInAgainPage(page);
  const withPasskey = page.getByRole('button', { name: 'Accedi con una passkey' });

  await test.step('Given a passkey that was added in the profile', async () => {
    await addVirtualAuthenticator(page);
    await signInAs(username);
    await security.open();
    await expect(page.getByText('La prossima volta accedi con un tocco')).toBeVisible();
    await expectAccessible(page);
    await security.addPasskey('Telefono di prova', await demoPassword());
    await expect(security.passkeys.getByText('Telefono di prova')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When they sign in with it, then they are in at once', async () => {
    await context.clearCookies();
    await login.open();
    await withPasskey.click();
    await expect(page).toHaveURL(/\/dash$/);
    await security.open();
    await expect(security.passkeys.getByText(/Ultimo uso/)).toBeVisible();
  });

  await test.step('When their session is ended while they type, then a touch lets them go on where they were', async () => {
    await page.goto('/profile');
    await typeInto(page.getByLabel('Nome', { exact: true }), 'Bianca');
    await endSessionOf(context, { username, from: request });
    await comeBack(page);
    await expect(again.dialog).toContainText('chiusa dall’elenco dei dispositivi');
    await expect(again.password).toBeFocused();
    await expectAccessible(page);
    await again.withPasskey.click();
    await expect(again.dialog).toBeHidden();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Bianca');
  });

  await test.step('When it is removed, then it is refused, and the password stays', async () => {
    await security.open();
    await security.removePasskey('Telefono di prova');
    await expect(security.passkeys).toBeHidden();
    await context.clearCookies();
    await login.open();
    await withPasskey.click();
    await expect(login.popups.getByText(/Passkey non riconosciuta/)).toBeVisible();
    await expect(login.username).toBeVisible();
  });
});
