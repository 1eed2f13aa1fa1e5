import type { Page } from '@playwright/test';
import { listMessages, type MessageRow } from 'shared-api/contracts/signing';
import { z } from 'zod';
import { expectAccessible } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { inboxPage } from '../../pages/signing/inbox.page.ts';

const total = 50_000;
/** More than the server gives at a time, so that one comes to the end in ten loads. */
const perLoad = 5000;
/** Rows that may be drawn at once: some windows full, whatever was loaded. */
const maxDrawn = 200;

const rowOf = (number: number): MessageRow => ({
  number,
  id: `copy-${number}`,
  messageId: `message-${number}`,
  title: `Avviso numero ${number}`,
  createdAt: new Date(Date.UTC(2026, 10, 20) - number * 60_000).toISOString(),
  isRead: number > 40,
  readAt: null,
  senderCompany: 'Acme S.p.A.',
  receiver: 'Mario Rossi',
  attachment: '',
  attachmentType: null,
  hasAttachment: false,
  isSigned: false,
  isSignatureEnabled: false,
  documentId: null,
  may: { open: number > 40, view: false, sign: false, signOnceRead: false, remove: false },
});

/** Stands in for the server's list, which has benches of its own: what is looked at here is the screen. @returns how many loads there were */
async function answerMany(page: Page): Promise<() => number> {
  let loads = 0;
  await page.route(`**${listMessages.path}?*`, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('start') ?? 0);
    const rows = Array.from({ length: Math.min(perLoad, total - start) }, (_, index) =>
      rowOf(start + index + 1),
    );
    loads += 1;
    const next = start + rows.length < total ? `after-${start + rows.length}` : null;
    await route.fulfill({
      json: z.encode(listMessages.output, { messages: { total, unread: 40, pages: [{ rows }] }, next }),
    });
  });
  return () => loads;
}

test('somebody with fifty thousand messages goes down to the last one', async ({ page, signInAs }) => {
  const inbox = inboxPage(page);
  const loads = await answerMany(page);
  await signInAs('mario.rossi');
  await inbox.open();
  await expect(inbox.row('Avviso numero 1')).toBeVisible();
  expect(await inbox.rows.count()).toBeGreaterThan(9);
  await expectAccessible(page);

  await test.step('When they go to the end again and again, more comes each time, and few rows are drawn', async () => {
    while (loads() < total / perLoad) {
      const before = loads();
      await expect(async () => {
        await inbox.scrollTo(1);
        expect(loads()).toBeGreaterThan(before);
      }).toPass();
      expect(await inbox.rows.count()).toBeLessThan(maxDrawn);
    }
  });

  await test.step('Then the last one is there', async () => {
    await expect(async () => {
      await inbox.scrollTo(1);
      await expect(inbox.row('Avviso numero 50000')).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await inbox.rows.count()).toBeLessThan(maxDrawn);
    await expectAccessible(page);
  });

  await test.step('And wherever they jump to, the window fills with rows', async () => {
    for (const share of [0.5, 0.2, 0.9, 0.501]) {
      await inbox.scrollTo(share);
      await expect.poll(() => inbox.blankPixels()).toBeLessThan(60);
      expect(await inbox.rows.count()).toBeLessThan(maxDrawn);
    }
  });
});
