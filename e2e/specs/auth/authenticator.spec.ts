import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoPeople, demoPersonWithApp } from '../../../server/src/demo/people.demo.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { authenticatorApp } from '../../commands/authenticator-app.ts';
import { putBeforeCamera } from '../../commands/camera.ts';
import { findMail } from '../../core/outbox.ts';
import { currentRun } from '../../core/run.ts';
import { codeIn, demoPassword } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { authenticatorPage } from '../../pages/auth/authenticator.page.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { scanPage } from '../../pages/auth/scan.page.ts';
import { securityPage } from '../../pages/auth/security.page.ts';
import { screenActions } from '../../pages/platform/screen-actions.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Two sizes of screen run at the same time: each has somebody of its own. */
const people = { phone: 'giulia.bianchi', desktop: 'mario.rossi' } as const;

async function enterPassword(page: Page, username: string): Promise<void> {
  const login = loginPage(page);
  await login.open();
  await login.chooseChannel('Auth');
  await login.enterPassword(username, await demoPassword());
}

async function signOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dash$/);
  await shellPage(page).openFromMenu('Esci');
  await expect(loginPage(page).username).toBeVisible();
}

async function setupCode(page: Page, username: string, since: Date): Promise<string> {
  const to = demoPeople.find((person) => person.username === username)?.email;
  const { text } = await findMail(
    page.request,
    (mail) =>
      mail.to === to && mail.at >= since.toISOString() && mail.subject.includes('per configurare l’app'),
  );
  return codeIn(text) ?? '';
}

test(
  'somebody sets an app up while signing in, signs in with it and with a recovery code, and switches it off',
  { tag: '@phone' },
  async ({ page }, info) => {
    test.slow();
    const username = people[info.project.name as keyof typeof people];
    const login = loginPage(page);
    const popup = authenticatorPage(page);
    let app = authenticatorApp('');
    let recoveryCodes: string[] = [];

    await test.step('Given the channel Auth and no app yet, when the password is right, then a code by mail comes first', async () => {
      const start = new Date();
      await enterPassword(page, username);
      await expect(popup.dialog).toHaveAccessibleName('Prima, un codice per e‑mail');
      await login.expectCodeSent();
      await expect(popup.picture).toBeHidden();
      await expectAccessible(page);
      await typeInto(popup.code, await setupCode(page, username, start));
    });

    await test.step('Then the key is there as a picture, as text, and on a phone as a link into the app', async () => {
      const key = await popup.readKey();
      app = authenticatorApp(key);
      await expectAccessible(page);
      if (info.project.name === 'phone')
        await expect(popup.openInApp).toHaveAttribute('href', /^otpauth:\/\/totp\/Sportello:/);
      await popup.press('Continua');
    });

    await test.step('When no code or a wrong one is entered, it is said and the field is empty again', async () => {
      await popup.press('Conferma');
      await expect(login.problem('Specificare un  valore del codice')).toBeVisible();
      await typeInto(popup.code, '000000');
      await expect(login.problem('Il codice non è corretto')).toBeVisible();
      await expect(popup.code).toHaveValue('');
      await expectAccessible(page);
    });

    await test.step('When the code of the app is entered, then ten recovery codes are shown, once', async () => {
      await typeInto(popup.code, app.nextCode());
      recoveryCodes = await popup.readRecoveryCodes();
      expect(recoveryCodes).toHaveLength(10);
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await popup.press('Scarica');
      const file = await readFile(await (await download).path(), 'utf8');
      for (const code of recoveryCodes) expect(file).toContain(code);
      await popup.press('Li ho salvati');
      await signOut(page);
    });

    await test.step('When they sign in again, then the code of the app is enough, and the one that was used is not', async () => {
      await enterPassword(page, username);
      await expect(popup.dialog).toHaveAccessibleName('Codice dell’app');
      await expectAccessible(page);
      await typeInto(popup.code, app.nextCode());
      await signOut(page);
    });

    await test.step('When the phone is not at hand, then a recovery code lets in, once', async () => {
      const [code = ''] = recoveryCodes;
      await enterPassword(page, username);
      await popup.enterRecoveryCode(code);
      await signOut(page);
      await enterPassword(page, username);
      await popup.enterRecoveryCode(code);
      await expect(login.problem('Il codice non è corretto')).toBeVisible();
      await typeInto(popup.recoveryCode, recoveryCodes[1] ?? '');
      await popup.press('Conferma');
      await expect(page).toHaveURL(/\/dash$/);
    });

    await test.step('Then the profile counts what is left, and switches the app off after a recovery code', async () => {
      await page.goto('/profile');
      await page.getByRole('tab', { name: 'Sicurezza' }).click();
      await expect(page.getByText('Ti restano 8 codici di recupero')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Disattiva', exact: true }).click();
      await popup.enterRecoveryCode(recoveryCodes[2] ?? '');
      await expect(page.getByText('Non attiva', { exact: true })).toBeVisible();
    });
  },
);

test('the key that the start prints lets the demo person with an app in, by password and by QR code @once', async ({
  page,
  browser,
}) => {
  const key = await readFile(join(currentRun().dataFolder, 'demo-authenticator'), 'utf8');
  const app = authenticatorApp(key.trim());
  const phoneSize = { width: 390, height: 844 };

  await test.step('Given the key beside the data, when its code is entered, then the dashboard opens', async () => {
    await enterPassword(page, demoPersonWithApp);
    await typeInto(authenticatorPage(page).code, app.nextCode());
    await expect(page).toHaveURL(/\/dash$/);
  });

  await test.step('When a phone reads her QR code, then it asks for the code of her app, says which is wrong, and lets in', async () => {
    await page.goto('/profile');
    await screenActions(page).press('Crea QR');
    const { png } = await securityPage(page).makeQrCode(await demoPassword());
    const context = await browser.newContext({ viewport: phoneSize });
    await putBeforeCamera(context, png);
    const phone = await context.newPage();
    const popup = authenticatorPage(phone);
    await loginPage(phone).open();
    await loginPage(phone).chooseChannel('Auth');
    await scanPage(phone).open();
    await expect(popup.dialog).toHaveAccessibleName('Codice dell’app');
    await expect(popup.code).toBeFocused();
    await expectAccessible(phone);
    await typeInto(popup.code, '000000');
    await expect(loginPage(phone).problem('Il codice non è corretto')).toBeVisible();
    await typeInto(popup.code, app.nextCode());
    await expect(phone).toHaveURL(/\/dash$/);
    await context.close();
  });
});
