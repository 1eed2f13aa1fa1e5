import { decodeQR } from 'qr/decode.js';
import { readPng } from '../../../server/src/platform/png/read-png.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { blockCamera, putBeforeCamera } from '../../commands/camera.ts';
import { enterMailedCode } from '../../commands/sign-in-by-screen.ts';
import { demoPassword } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { profilePage } from '../../pages/auth/profile.page.ts';
import { scanPage } from '../../pages/auth/scan.page.ts';
import { securityPage } from '../../pages/auth/security.page.ts';

/** What a QR code says. */
function textOf(png: Buffer): string {
  const { width, height, rgba } = readPng(png);
  return decodeQR({ width, height, data: rgba });
}

const people = { phone: 'giulia.bianchi', desktop: 'mario.rossi' } as const;

test(
  'a QR code that somebody makes signs them in from a picture and by camera, until they revoke it',
  { tag: '@phone' },
  async ({ page, browser, signInAs }, info) => {
    const username = people[info.project.name as keyof typeof people];
    const security = securityPage(page);
    const device = () => browser.newContext();
    let png: Buffer = Buffer.alloc(0);

    await test.step('Given a code that was made in the profile and saved', async () => {
      await signInAs(username);
      await page.goto('/profile');
      await profilePage(page).press('Crea QR');
      await expect(security.qrCard).toBeInViewport();
      const made = await security.makeQrCode(await demoPassword());
      png = made.png;
      expect(made.name).toBe('sportello-codice-qr.png');
      await expectAccessible(page);
      await security.leaveQrCode();
      await expect(security.qrCodes.getByText('Mai usato').first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('When a device without a camera is given the picture, then the second factor follows', async () => {
      const context = await device();
      await blockCamera(context);
      const elsewhere = await context.newPage();
      const scan = scanPage(elsewhere);
      await loginPage(elsewhere).open();
      await scan.open();
      await expect(scan.view.getByRole('heading', { name: 'La fotocamera è bloccata' })).toBeVisible();
      await expectAccessible(elsewhere);
      const since = new Date();
      await scan.choosePicture(png);
      await enterMailedCode(elsewhere, { username, since });
      await expect(elsewhere).toHaveURL(/\/dash$/);
      await context.close();
    });

    await test.step('When the camera sees it, then the second factor follows, too', async () => {
      const context = await device();
      await putBeforeCamera(context, png);
      const elsewhere = await context.newPage();
      await loginPage(elsewhere).open();
      const since = new Date();
      await scanPage(elsewhere).open();
      await enterMailedCode(elsewhere, { username, since });
      await expect(elsewhere).toHaveURL(/\/dash$/);
      await context.close();
    });

    await test.step('When the camera of the phone itself reads it, then its address waits for a press', async () => {
      const context = await device();
      const elsewhere = await context.newPage();
      await elsewhere.goto(`/qrlogin${new URL(textOf(png)).hash}`);
      await expectAccessible(elsewhere);
      const since = new Date();
      await elsewhere.getByRole('button', { name: 'Accedi', exact: true }).click();
      await enterMailedCode(elsewhere, { username, since });
      await expect(elsewhere).toHaveURL(/\/dash$/);
      await context.close();
    });

    await test.step('When it is revoked, then it is refused in words, and the view stays', async () => {
      await page.reload();
      await expect(security.qrCodes.getByText(/Ultimo uso/).first()).toBeVisible();
      await security.revokeNewestQrCode();
      const context = await device();
      await putBeforeCamera(context, png);
      const elsewhere = await context.newPage();
      const scan = scanPage(elsewhere);
      await loginPage(elsewhere).open();
      await scan.open();
      await expect(scan.view.getByText('Codice QR non valido, scaduto o revocato')).toBeVisible();
      await expectAccessible(elsewhere);
      await scan.goBack();
      await expect(scan.view).toBeHidden();
      await context.close();
    });
  },
);
