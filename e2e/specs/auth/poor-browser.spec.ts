import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signInByScreen } from '../../commands/sign-in-by-screen.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [{ page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.08 }];

/** What a full phone, a private window and a strict setting make of the browser's stores; runs in the page. */
const withoutStores = {
  'with no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'refused as a whole': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: refuse });
  },
};

for (const [how, takeAway] of Object.entries(withoutStores))
  test(`with stores ${how}, staff sign in and out, and a guest signs @once`, async ({
    page,
    context,
    request,
  }) => {
    await context.addInitScript(takeAway);
    const run = randomUUID().slice(0, 8);

    await test.step('Given somebody who signs in and out', async () => {
      await signInByScreen(page, 'anna.neri');
      await shellPage(page).openFromMenu('Esci');
      await expect(loginPage(page).username).toBeVisible();
    });

    await test.step('When a guest opens the link of a document, they sign it', async () => {
      await signIn(request, 'admin');
      const title = `Lettera ${run}`;
      const pdf = await makeContract(title);
      const { link } = await sendDocument(request, { title, email: `carla.${run}@example.com`, pdf, boxes });
      await receiverLanding(page).open(link);
      await receiverLanding(page).openAndSign();
      await receiverSign(page).signNext();
      await expect(receiverSign(page).success()).toBeVisible();
    });
  });

/** Has the page's own scripts keep and see no cookies, as a setting of the browser does. */
async function refuseCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

test('where the browser keeps no cookies, the first screen says so and how to mend it @once', async ({
  page,
}) => {
  const sentence = page.getByText(/^Questo browser non conserva i cookie di questo sito/);
  await loginPage(page).open();
  await expect(loginPage(page).username).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await refuseCookies(page);
  await page.reload();
  await expect(sentence).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reservate/nothing');
  await expect(sentence).toBeVisible();
});
