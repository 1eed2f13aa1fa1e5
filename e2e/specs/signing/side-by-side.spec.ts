import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
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

async function sendTwo(request: APIRequestContext) {
  const email = `carla.${randomUUID().slice(0, 8)}@example.com`;
  await signIn(request, 'admin');
  const send = async (title: string) =>
    sendDocument(request, { title, email, pdf: await makeContract(title), boxes });
  return [await send('Primo contratto'), await send('Secondo contratto')] as const;
}

test('two documents of one guest are signed side by side, in two tabs', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = await sendTwo(request);
  const first = receiverSign(page);

  await test.step('Given the first document with a drawing on its open pad', async () => {
    await receiverLanding(page).open(one.link);
    await receiverLanding(page).openAndSign();
    await first.openNextBox();
    await first.draw();
  });

  const otherPage = await context.newPage();
  const second = receiverSign(otherPage);
  await test.step('When the second is opened in another tab and its first box signed there', async () => {
    await receiverLanding(otherPage).open(two.link);
    await receiverLanding(otherPage).openAndSign();
    await second.signNext();
    await second.expectSigned(1, 2);
  });

  await test.step('Then the drawing of the first still stands, and counts', async () => {
    await page.bringToFront();
    await first.confirm();
    await first.expectSigned(1, 2);
  });

  await test.step('And each tab is that of its document after a reload too', async () => {
    for (const [each, title] of [
      [page, 'Primo contratto'],
      [otherPage, 'Secondo contratto'],
    ] as const) {
      await each.bringToFront();
      await each.reload();
      await expect(each.getByText(title).first()).toBeVisible();
    }
    await first.expectSigned(1, 2);
  });

  await test.step('And both are finished', async () => {
    await page.bringToFront();
    await first.signNext();
    await expect(first.success()).toBeVisible({ timeout: 30_000 });
    await otherPage.bringToFront();
    await second.signNext();
    await expect(second.success()).toBeVisible({ timeout: 30_000 });
  });
});
