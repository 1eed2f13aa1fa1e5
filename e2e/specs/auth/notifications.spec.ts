import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument, sendWithoutLink } from '../../commands/documents.ts';
import { makeNewcomer, signUpByCalls } from '../../commands/newcomers.ts';
import { countMails } from '../../commands/outbox-files.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test as base } from '../../core/test.ts';
import { dashboardPage } from '../../pages/platform/dashboard.page.ts';

// A server of its own: what these people choose would keep mails from the people of other tests.
let server: RunningServer;
let folder: string;

interface Entry {
  readonly page: Page;
  readonly request: APIRequestContext;
}

const test = base.extend<{ openAs: (username: string, address?: string) => Promise<Entry> }>({
  openAs: async ({ browser, viewport, hasTouch, isMobile }, use) => {
    const look = { viewport, hasTouch, isMobile, locale: 'it-IT', timezoneId: 'Europe/Rome' };
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (username, address) => {
      const context = await browser.newContext({ ...look, baseURL: server.address, reducedMotion: 'reduce' });
      contexts.push(context);
      await signIn(context.request, username, server.dataFolder);
      const page = await context.newPage();
      if (address) await page.goto(address);
      return { page, request: context.request };
    });
    for (const context of contexts) await context.close();
  },
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-notifications-'));
  const { distFolder, demoFolder } = currentRun();
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const boxes = [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }];
const preferences = '/profile?section=preferences';

test(
  'somebody does without the mails about documents, and still finds the document',
  { tag: '@phone' },
  async ({ openAs }) => {
    const { page } = await openAs('mario.rossi', preferences);
    const { request } = await openAs('admin');
    const choice = page.getByRole('switch', { name: 'Documenti da firmare' });
    const email = 'mario.rossi@acme.example';
    const pdf = await makeContract('Contratto');
    const invitations = () => countMails(request, { to: email, subject: /Documento da firmare/ });
    // The demo has sent them some already.
    const before = await invitations();

    await test.step('Given somebody who gets them', async () => {
      await expect(choice).toBeChecked();
      await expectAccessible(page);
      await sendDocument(request, { title: 'Contratto uno', email, pdf, boxes });
      expect(await invitations()).toBe(before + 1);
    });

    await test.step('When they switch these off, then it is said, and kept over a reload', async () => {
      await choice.click();
      await expect(page.getByText('Non riceverai più queste e‑mail: Documenti da firmare')).toBeVisible();
      await page.reload();
      await expect(choice).not.toBeChecked();
      await expect(page.getByRole('switch', { name: 'Copia di ciò che ho firmato' })).toBeChecked();
      await expectAccessible(page);
    });

    await test.step('Then the next document comes without a mail, while others still get theirs', async () => {
      await sendWithoutLink(request, { title: 'Contratto due', email, pdf, boxes });
      await sendDocument(request, {
        title: 'Contratto di Giulia',
        email: 'giulia.bianchi@acme.example',
        pdf,
        boxes,
      });
      expect(await invitations()).toBe(before + 1);
      await page.goto('/documents');
      await expect(page.getByText('Contratto due').first()).toBeVisible();
    });

    await test.step('And switched on again, they come again', async () => {
      await page.goto(preferences);
      await choice.click();
      await expect(page.getByText('Riceverai queste e‑mail: Documenti da firmare')).toBeVisible();
      await sendWithoutLink(request, { title: 'Contratto tre', email, pdf, boxes });
      await expect.poll(invitations).toBe(before + 2);
    });
  },
);

test(
  'somebody does without the mails about new messages, and is told how their device is told',
  { tag: '@phone' },
  async ({ openAs }) => {
    const { page } = await openAs('giulia.bianchi', preferences);
    const messages = page.getByRole('switch', { name: 'Nuovi messaggi' });
    await expect(messages).toBeChecked();
    await messages.click();
    await expect(page.getByText('Non riceverai più queste e‑mail: Nuovi messaggi')).toBeVisible();
    await page.reload();
    await expect(messages).not.toBeChecked();
    // The browser of the tests keeps no service worker.
    await expect(page.getByRole('heading', { name: 'Notifiche del dispositivo' })).toBeVisible();
    await expect(page.getByText(/Questo browser non può mostrare notifiche|sono bloccate/)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'where no administrator wants the mail, the dashboard says who waits',
  { tag: '@once' },
  async ({ openAs, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: server.address });
    const people = ['admin', 'hr.acme'] as const;
    const entries = new Map<string, Page>();
    for (const person of people) {
      const { page } = await openAs(person, preferences);
      await page.getByRole('switch', { name: 'Registrazioni in attesa' }).click();
      await expect(page.getByText('Non riceverai più queste e‑mail: Registrazioni in attesa')).toBeVisible();
      entries.set(person, page);
    }
    const elena = entries.get('hr.acme');
    if (!elena) throw new Error('nobody');
    const tile = dashboardPage(elena).registrations;

    await test.step('Given the dashboard, on which nobody waits', async () => {
      await elena.goto('/dash');
      await expect(tile.link).toBeVisible();
      await expect(tile.count).toBeHidden();
    });

    await test.step('When somebody signs up, then the number is there without a reload, and no mail is', async () => {
      await signUpByCalls(request, makeNewcomer('acme'));
      await expect(tile.count).toHaveText('1');
      await expectAccessible(elena);
    });

    await test.step('Then the tile leads to who waits', async () => {
      await tile.link.click();
      await expect(elena.getByRole('button', { name: /^Accetta Paola Gallo/ })).toBeVisible();
      for (const to of ['admin@acme.example', 'hr@acme.example'])
        expect(await countMails(request, { to, subject: /chiede di registrarsi/ })).toBe(0);
    });
    await request.dispose();
  },
);
