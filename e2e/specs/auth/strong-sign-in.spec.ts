import type { APIRequestContext } from '@playwright/test';
import { checkLogin } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { expectAccessible } from '../../commands/accessibility.ts';
import { addColleague } from '../../commands/colleagues.ts';
import { newcomerPassword as password } from '../../commands/newcomers.ts';
import { addVirtualAuthenticator } from '../../commands/virtual-authenticator.ts';
import { callApi } from '../../core/call.ts';
import { findMail } from '../../core/outbox.ts';
import { codeIn, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { securityPage } from '../../pages/auth/security.page.ts';
import { typeInto } from '../../hands/type-into.ts';

const product = 'docsign';

async function signInByMail(request: APIRequestContext, email: string): Promise<void> {
  await callApi(request, checkLogin, { username: email, password, product, channel: 'MAIL' });
  const sent = { username: email, product, purpose: 'login' } as const;
  const { challenge } = await callApi(request, sendCodeByMail, sent);
  const mail = await findMail(request, ({ to, text }) => to === email && codeIn(text) !== undefined);
  await callApi(request, verifyCode, { challenge, code: codeIn(mail.text) ?? '' });
}

test('who chooses a passkey alone is led to it, and codes by mail no longer open anything', async ({
  page,
  context,
  request,
}) => {
  await signIn(request, 'hr.acme');
  const { email } = await addColleague(request);
  const security = securityPage(page);
  const login = loginPage(page);
  const dialog = page.getByRole('dialog');
  const confirm = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await typeInto(dialog.getByLabel('La tua password'), password);
    await dialog.getByRole('button', { name }).click();
  };

  await test.step('Given somebody with a passkey who wants nothing else', async () => {
    await addVirtualAuthenticator(page);
    await signInByMail(context.request, email);
    await security.open();
    await security.addPasskey('Chiave di prova', password);
    await confirm('Accedi solo così');
    await expect(page.getByText('Da adesso si accede solo con app o passkey')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When they enter the password, they are led to the passkey', async () => {
    await context.clearCookies();
    await login.open();
    await login.enterPassword(email, password);
    await expect(login.popups.getByText(/^Con questo utente si accede con la passkey/)).toBeVisible();
    await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
    await expect(page).toHaveURL(/\/dash$/);
  });

  await test.step('And they can allow codes again', async () => {
    await security.open();
    await confirm('Ammetti anche i codici');
    await expect(page.getByText('I codici per e‑mail e SMS valgono di nuovo')).toBeVisible();
  });
});
