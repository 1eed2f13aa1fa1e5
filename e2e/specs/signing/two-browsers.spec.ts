import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [
  { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 },
  { page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.1 },
];

test('one link is opened in two browsers: both are told, and no drawing is lost', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = `carla.${randomUUID().slice(0, 8)}@example.com`;
  await signIn(request, 'admin');
  const pdf = await makeContract('In due browser');
  const { link } = await sendDocument(request, { title: 'In due browser', email, pdf, boxes });
  const first = receiverSign(page);
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await otherContext.newPage();
  const second = receiverSign(otherPage);

  await test.step('Given the document open in one browser, with a drawing on its pad', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await first.openNextBox();
    await first.draw();
  });

  await test.step('When its link is opened in another, both are told of each other', async () => {
    await receiverLanding(otherPage).open(link);
    await receiverLanding(otherPage).openAndSign();
    await expect(second.openElsewhere()).toBeVisible();
    await expect(first.openElsewhere()).toBeAttached();
    for (const each of [page, otherPage]) {
      const width = await each.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(width).toBeLessThanOrEqual(0);
    }
    await expectAccessible(otherPage);
    await second.closeElsewhere();
  });

  await test.step('And its first box signed there', async () => {
    await second.signNext();
    await expect(page.getByText(/^La firma 1 è stata apposta in un’altra finestra/)).toBeVisible();
    await second.expectSigned(1, 2);
  });

  await test.step('Then the drawing of the first is offered for the next box', async () => {
    await page.bringToFront();
    await first.confirm();
    await expect(page.getByText(/^La firma 1 era già stata apposta/)).toBeVisible();
    await first.closeElsewhere();
    await first.openNextBox();
    await page.getByRole('button', { name: 'Usa questa firma e concludi' }).click();
    await expect(first.success()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('And the other ends with it', async () => {
    await otherPage.bringToFront();
    await expect(second.done()).toBeVisible({ timeout: 30_000 });
  });
  await otherContext.close();
});
