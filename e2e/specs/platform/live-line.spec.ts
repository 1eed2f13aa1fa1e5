import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { adminDocuments } from '../../pages/signing/admin-documents.page.ts';

const box = { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 };

/** Sends a document to somebody new; answers its title. */
async function send(request: APIRequestContext): Promise<string> {
  const run = randomUUID().slice(0, 8);
  const title = `Linea ${run}`;
  const pdf = await makeContract(title);
  await sendDocument(request, { title, email: `linea.${run}@example.com`, pdf, boxes: [box] });
  return title;
}

test('seven tabs of a browser share one line, and each shows what changes @once', async ({
  context,
  page,
  request,
  signInAs,
}) => {
  const opened: string[] = [];
  context.on('request', (call) => {
    if (call.url().endsWith('/api/events')) opened.push(call.url());
  });
  const tabs = [page];
  await test.step('Given seven tabs with the list of what is not signed', async () => {
    await signInAs('admin');
    await signIn(request, 'admin');
    while (tabs.length < 7) tabs.push(await context.newPage());
    for (const tab of tabs) await adminDocuments(tab).open('?status=0');
    await expect.poll(() => opened.length).toBe(1);
  });

  await test.step('When a document is sent, each shows it, by one line', async () => {
    const title = await send(request);
    for (const tab of tabs) await expect(adminDocuments(tab).row(title)).toBeVisible();
    expect(opened).toHaveLength(1);
  });

  await test.step('When the tab that has the line is closed, another takes it', async () => {
    await page.close();
    await expect.poll(() => opened.length).toBe(2);
    const title = await send(request);
    for (const tab of tabs.slice(1)) await expect(adminDocuments(tab).row(title)).toBeVisible();
  });
});

test('where something on the way keeps the line mute, what changed is asked for @once', async ({
  context,
  page,
  request,
  signInAs,
}) => {
  await context.route('**/api/events', () => {});
  await page.clock.install();
  await signInAs('admin');
  await signIn(request, 'admin');
  await adminDocuments(page).open('?status=0');
  const title = await send(request);
  await page.clock.fastForward(20_000);
  await expect(adminDocuments(page).row(title)).toBeVisible();
  const later = await send(request);
  await page.clock.fastForward(61_000);
  await expect(adminDocuments(page).row(later)).toBeVisible();
});
