import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { findAttachment, findReceiverLink } from '../../commands/outbox-files.ts';
import { hasPdfsig, readSignatures } from '../../commands/pdfsig.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signInByScreen } from '../../commands/sign-in-by-screen.ts';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';
import { senderPage } from '../../pages/signing/sender.page.ts';

/** A window of somebody else, of the same size: nothing of the sender's session is in it. */
async function openOtherWindow(browser: Browser, { project }: TestInfo): Promise<Page> {
  const { viewport, hasTouch, isMobile, locale, timezoneId } = project.use;
  const context = await browser.newContext({
    ...(viewport !== undefined && { viewport }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(isMobile !== undefined && { isMobile }),
    ...(locale !== undefined && { locale }),
    ...(timezoneId !== undefined && { timezoneId }),
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

test('a document is sent, signed by its receiver, and sealed', async ({ page, browser, request }, info) => {
  test.setTimeout(180_000);
  const run = `${info.project.name}-${randomUUID().slice(0, 8)}`;
  const title = `Contratto ${run}`;
  const email = `carla.${run}@example.com`;
  const sender = senderPage(page);

  await test.step('Given an administrator who signs in with the code from the outbox', async () => {
    await signInByScreen(page, 'admin');
    await shellPage(page).openFromMenu('Documenti');
    await expect(page).toHaveURL(/\/documentsAdmin/);
    await expectAccessible(page);
  });

  await test.step('When she adds a PDF for a receiver', async () => {
    await sender.openAdding();
    await expectAccessible(page);
    await sender.fillIn({ name: 'Carla', surname: 'Gallo', email, title, pdf: await makeContract(title) });
    await sender.goOn();
  });

  await test.step('And places a box on an upright and one on a rotated page', async () => {
    await sender.expectPageDrawn(1);
    await sender.placeBox(1, { x: 0.6, y: 0.5 });
    await sender.placeBox(2, { x: 0.6, y: 0.5 });
    await expectAccessible(page);
  });

  await test.step('And sends it in one go, once she has seen to whom', async () => {
    await sender.saveAndSend();
    await expect(sender.sendingDialog()).toContainText(email);
    await expectAccessible(page);
    await sender.confirmSending();
    await expect(page).toHaveURL(/\/documentsAdmin/);
    await expect(page.getByText('Messaggi inviati correttamente')).toBeVisible();
  });

  const guest = await openOtherWindow(browser, info);
  const sign = receiverSign(guest);
  await test.step('Then the receiver opens the link of the mail and reads who sends what', async () => {
    const link = await findReceiverLink(request, { to: email, subject: /Documento da firmare/ });
    const landing = receiverLanding(guest);
    await landing.open(link);
    await expect(landing.invitation()).toBeVisible();
    await expect(guest.getByText(title)).toBeVisible();
    await expectAccessible(guest);
    await landing.openAndSign();
  });

  await test.step('And signs the first box by drawing, which is kept at once', async () => {
    await expect(sign.nextBox()).toBeVisible();
    await expectAccessible(guest);
    await sign.openNextBox();
    await expect(sign.dialog().locator('canvas')).toBeVisible();
    await expectAccessible(guest);
    await sign.draw();
    await sign.confirm();
    await sign.expectSigned(1, 2);
  });

  await test.step('And goes on after a reload where they were', async () => {
    await guest.reload();
    await sign.expectSigned(1, 2);
    await sign.openNextBox();
    await sign.draw();
    await sign.confirm();
  });

  let signedCopy: Buffer;
  await test.step('And the document is saved by itself, they are told so, and keep the copy', async () => {
    await expect(sign.done()).toBeFocused();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(guest);
    const [copy] = await Promise.all([guest.waitForEvent('download'), sign.signedCopy().click()]);
    signedCopy = await readFile(await copy.path());
  });

  let sealed: Buffer;
  await test.step('And gets the sealed PDF by mail', async () => {
    sealed = await findAttachment(request, { to: email, subject: /^Documento firmato/ });
    expect(sealed.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sealed.equals(signedCopy)).toBe(true);
  });

  await test.step('And the administrator downloads the very same copy', async () => {
    await page.reload();
    await sender.showAll();
    await sender.select(title);
    const copy = await sender.download();
    expect(copy.equals(sealed)).toBe(true);
  });

  await test.step('And every signature in it is valid', async () => {
    if (await hasPdfsig()) {
      expect(await readSignatures(sealed)).toEqual(Array.from({ length: 3 }, () => 'Signature is Valid.'));
      return;
    }
    info.annotations.push({ type: 'left out', description: 'pdfsig is not on this machine' });
    console.warn('main job: pdfsig is not on this machine, the signatures of the file were not checked');
  });
});
