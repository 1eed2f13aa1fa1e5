import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { resend, sendDocument } from '../../commands/documents.ts';
import { countMails } from '../../commands/outbox-files.ts';
import { makeContract, makeLongContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { pressKey } from '../../hands/keys.ts';
import { viewerPage } from '../../pages/platform/viewer.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [
  { page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.08 },
  { page: 2, x: 0.55, y: 0.6, width: 0.3, height: 0.12 },
];

/** A document on its way to somebody. The request is the sender's; the test's window stays the receiver's. */
async function sendOne(request: APIRequestContext) {
  const run = randomUUID().slice(0, 8);
  const email = `carla.${run}@example.com`;
  const title = `Lettera ${run}`;
  await signIn(request, 'admin');
  const sent = await sendDocument(request, { title, email, pdf: await makeContract(title), boxes });
  return { ...sent, email };
}

test('somebody signs with the keyboard alone, by typing the name', async ({ page, request }) => {
  const { link } = await sendOne(request);
  const sign = receiverSign(page);

  await test.step('Given the landing, opened by Tab and Enter', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).focusOpenAndSign();
    await pressKey(page, 'Enter');
  });

  await test.step('When the first box has the focus, Enter opens the pad, where the name is typed', async () => {
    await expect(sign.nextBox()).toBeFocused();
    await pressKey(page, 'Enter');
    await sign.typeByKeyboard('Carla Gallo');
    await sign.expectSigned(1, 2);
  });

  await test.step('Then the next box has the focus, and one Enter more uses the same signature', async () => {
    await expect(sign.nextBox()).toBeFocused();
    await pressKey(page, 'Enter');
    await expect(sign.reuseButton()).toBeFocused();
    await expectAccessible(page);
    await pressKey(page, 'Enter');
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });
});

test('two windows of one receiver seal the document once', async ({ page, context, request }) => {
  const { link, email } = await sendOne(request);
  const first = receiverSign(page);
  const otherPage = await context.newPage();
  const other = receiverSign(otherPage);

  await test.step('Given the same document in two windows, which hear nothing of each other', async () => {
    await context.route('**/getSigningState', (route) => route.abort());
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await expect(first.nextBox()).toBeVisible();
    await otherPage.goto(page.url());
    await expect(other.nextBox()).toBeVisible();
  });

  await test.step('When both sign the first box, the second window is shown what the first one signed', async () => {
    await first.signNext();
    await first.expectSigned(1, 2);
    await other.signNext();
    await other.expectSigned(1, 2);
  });

  await test.step('And both sign the last box', async () => {
    await Promise.all([first.signNext(), other.signNext()]);
    for (const window of [first, other]) await expect(window.success()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Then one signed copy has gone out', async () => {
    await expect.poll(() => countMails(request, { to: email, subject: /^Documento firmato/ })).toBe(1);
  });
});

test('a link that was replaced leads nowhere, and opening a link changes nothing', async ({
  page,
  request,
}) => {
  const { id, link } = await sendOne(request);
  const landing = receiverLanding(page);

  await test.step('Given a link that a mail scanner opens many times', async () => {
    for (let times = 0; times < 3; times += 1) await landing.open(link);
    await expect(landing.invitation()).toBeVisible();
  });

  await test.step('When the sender sends again', async () => {
    await resend(request, id);
    await page.reload();
  });

  await test.step('Then the old link says what to do', async () => {
    await expect(page.getByRole('heading', { name: 'Questo link non è più valido' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a signature that finds no network is kept and saved when it is back', async ({
  page,
  context,
  request,
}) => {
  const { link } = await sendOne(request);
  const sign = receiverSign(page);

  await test.step('Given a receiver at the first box', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await expect(sign.nextBox()).toBeVisible();
  });

  await test.step('When the network goes while they sign', async () => {
    await sign.openNextBox();
    await sign.draw();
    await context.setOffline(true);
    await sign.confirm();
    await expect(page.getByText(/la firma è conservata qui/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then it is still there when the page is loaded again while nothing can be saved', async () => {
    await page.route('**/AlertMsgSaveDataSigns', (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('img', { name: /^Firma 1 di 2.*non ancora salvata/ })).toBeVisible();
    await expect(page.getByText(/la firma è conservata qui/)).toBeVisible();
  });

  await test.step('And it is saved by itself once the server can be reached', async () => {
    await page.unrouteAll();
    await sign.expectSigned(1, 2);
    await expect(sign.nextBox()).toBeVisible();
  });
});

test('many boxes on many pages stay readable, and the last can be pressed', async ({ page, request }) => {
  const sign = receiverSign(page);
  const manyBoxes = Array.from({ length: 12 }, (_, index) => ({
    page: index + 1,
    ...(index < 11
      ? { x: 0.1, y: 0.8, width: 0.3, height: 0.07 }
      : { x: 0.96, y: 0.95, width: 0.036, height: 0.042 }),
  }));

  await test.step('Given a document of twelve pages with a box on each, the last in a corner of a wide plan', async () => {
    await signIn(request, 'admin');
    const email = `carla.${randomUUID().slice(0, 8)}@example.com`;
    const pdf = await makeLongContract(12);
    const { link } = await sendDocument(request, { title: 'Capitolato', email, pdf, boxes: manyBoxes });
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await expect(sign.nextBox()).toBeVisible();
    await expect.poll(async () => (await sign.nextBox().boundingBox())?.height ?? 0).toBeGreaterThan(44);
  });

  await test.step('Then nothing is wider than the window, and the pages take the room there is', async () => {
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      (document.querySelector('[data-page="1"]')?.clientWidth ?? 0) / Math.min(innerWidth, 595 * 1.5),
    ]);
    expect(widths[0]).toBeLessThanOrEqual(0);
    expect(widths[1]).toBeGreaterThan(0.85);
  });

  await test.step('When they zoom the document with their fingers, it is drawn anew, and the bars stand still', async () => {
    const viewer = viewerPage(page);
    await viewer.resetZoom();
    await expect.poll(() => viewer.isSharp(1)).toBe(true);
    const [bars, width] = [await viewer.bars(), await viewer.drawnWidth(1)];
    await viewer.zoomIn();
    await expect.poll(() => viewer.drawnWidth(1)).toBeGreaterThan(width * 1.5);
    await expect.poll(() => viewer.isSharp(1)).toBe(true);
    expect(await viewer.bars()).toEqual(bars);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await viewer.resetZoom();
    await expect.poll(() => viewer.drawnWidth(1)).toBe(width);
  });

  await test.step('When they search it, the boxes still to be signed leave the field free', async () => {
    const viewer = viewerPage(page);
    await viewer.search('pagina 3');
    await expect(viewer.found).toHaveText('1 di 1');
    await viewer.closeSearch();
  });

  await test.step('When they sign up to the last box, the list keeps up with them', async () => {
    for (let done = 1; done < 12; done += 1) {
      await sign.signNext();
      await sign.expectSigned(done, 12);
    }
    await expect(page.getByRole('button', { name: /^Firma 12 di 12.*prossima/ })).toBeInViewport();
  });

  await test.step('Then the last one can be pressed too', async () => {
    await sign.signNext();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });
});
