import { expectAccessible } from '../../commands/accessibility.ts';
import { findLink, makeNewcomer, newcomerPassword, signUpByCalls } from '../../commands/newcomers.ts';
import { findMail } from '../../core/outbox.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { registrationsPage } from '../../pages/auth/registrations.page.ts';
import { signUpPage } from '../../pages/auth/sign-up.page.ts';

test('somebody signs up, confirms the address once, and can sign in', async ({ page }) => {
  const signUp = signUpPage(page);
  const login = loginPage(page);
  const newcomer = makeNewcomer('beta');

  await test.step('Given the sign-up, which says one per line what is missing', async () => {
    await signUp.openFromSignIn();
    await signUp.send();
    await expect(signUp.problems).toHaveText(['Nome richiesto', 'Cognome richiesto', 'E-Mail richiesta']);
    await expect(signUp.name).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('When the form is filled in, then it asks to look into the mail', async () => {
    await signUp.fillIn(newcomer);
    await signUp.send();
    await expect(signUp.sent).toBeVisible();
    await expectAccessible(page);
  });

  const link = await findLink(page.request, newcomer.email, '/register/confirm');
  await test.step('And the link, opened twice, takes a password', async () => {
    await page.request.get(link);
    await page.goto(link);
    await expect(page.getByText(newcomer.email)).toBeVisible();
    await expectAccessible(page);
    await signUp.confirm(newcomerPassword);
    await expect(signUp.confirmed).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then the password signs in', async () => {
    await login.open();
    await login.enterPassword(newcomer.email, newcomerPassword);
    await login.expectCodeSent();
  });

  await test.step('And the link is over', async () => {
    await page.goto(link);
    await page.reload();
    await expect(signUp.dead).toBeVisible();
    await expectAccessible(page);
  });
});

test(
  'an administrator lets one in and turns one down, who learn it by mail',
  { tag: '@once' },
  async ({ page, signInAs, playwright, baseURL }) => {
    const [welcome, unknown] = [makeNewcomer('acme'), makeNewcomer('acme')];
    const outside = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const registrations = registrationsPage(page);

    await test.step('Given two who signed up where an administrator decides, and cannot sign in', async () => {
      for (const newcomer of [welcome, unknown]) await signUpByCalls(outside, newcomer);
      const login = loginPage(page);
      await login.open();
      await login.enterPassword(welcome.email, newcomerPassword);
      await expect(login.popups.getByText('Utente o password non corretti')).toBeVisible();
    });

    await test.step('When the administrator accepts one and rejects the other', async () => {
      await signInAs('hr.acme');
      await page.goto('/registrations');
      await expect(registrations.title).toBeVisible();
      await expectAccessible(page);
      await registrations.accept(`${welcome.name} ${welcome.surname}`);
      await expect(page.getByText(`${welcome.surname} ora può accedere`)).toBeVisible();
      await registrations.reject(`${unknown.name} ${unknown.surname}`, 'Non lavora da noi');
      await expect(page.getByText(`${unknown.surname} è stata rifiutata`)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('Then each learns it by mail, and the first can sign in', async () => {
      await findMail(
        outside,
        ({ to, subject }) => to === welcome.email && subject.startsWith('Ora puoi accedere'),
      );
      await findMail(outside, ({ to, text }) => to === unknown.email && text.includes('Non lavora da noi'));
      const credentials = { user: welcome.email, password: newcomerPassword };
      const answer = await outside.post('/public/utility/checkLogin.php', {
        form: { ...credentials, productid: 'docsign', channel: 'MAIL' },
        headers: { 'x-sportello-client': 'web' },
      });
      expect(await answer.json()).toMatchObject({ typeLogin: 'OTP' });
    });
    await outside.dispose();
  },
);
