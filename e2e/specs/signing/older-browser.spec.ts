import { randomUUID } from 'node:crypto';
import { sendDocument } from '../../commands/documents.ts';
import { takeAwayNewer } from '../../commands/older-browser.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { viewerPage } from '../../pages/platform/viewer.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [
  { page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.08 },
  { page: 2, x: 0.55, y: 0.6, width: 0.3, height: 0.12 },
];

test('the oldest browser that may be used draws the contract, and signs it', async ({
  page,
  context,
  request,
}) => {
  const run = randomUUID().slice(0, 8);
  const title = `Lettera ${run}`;
  await signIn(request, 'admin');
  const pdf = await makeContract(title);
  const { link } = await sendDocument(request, { title, email: `carla.${run}@example.com`, pdf, boxes });
  await takeAwayNewer(context);
  const sign = receiverSign(page);

  await test.step('Given a browser without what newer ones have', async () => {
    await receiverLanding(page).open(link);
    expect(await page.evaluate(() => ['groupBy' in Object, 'withResolvers' in Promise])).toEqual([
      false,
      false,
    ]);
    await receiverLanding(page).openAndSign();
  });

  await test.step('When its pages are drawn, as anywhere', async () => {
    await viewerPage(page).expectPageDrawn(1);
    const [reader] = page.workers();
    expect(await reader?.evaluate(() => 'groupBy' in Object)).toBe(false);
    await expect(page.getByText('Questa pagina non può essere mostrata')).toHaveCount(0);
    await expect(sign.nextBox()).toBeVisible();
  });

  await test.step('Then its boxes are signed, and the document is sealed', async () => {
    await sign.signNext();
    await sign.expectSigned(1, 2);
    await viewerPage(page).expectPageDrawn(2);
    await sign.signNext();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });
});

test('a browser that is older still is told so at once, in words', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Questo browser è troppo vecchio');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
