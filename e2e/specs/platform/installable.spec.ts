import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { currentRun } from '../../core/run.ts';
import { startServer } from '../../core/server.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker answers for the page. */
const hasWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/**
 * Loads a page without a network, and expects that it says so. When a page is loaded anew, Chromium at times forgets that it is to be
 * offline, for `navigator.onLine` alone, and tells nobody: the page then blames the server, and is loaded once more.
 */
async function expectOffline(page: Page, title: string, load: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await load();
    if (await page.evaluate(() => navigator.onLine)) throw new Error('the browser says that it is online');
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

test('without a network an address says so, in the person’s language, and opens by itself when the line is back', async ({
  page,
  context,
}) => {
  const login = loginPage(page);
  const retry = () =>
    Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Riprova' }).click()]);

  await test.step('Given a page that was open before', async () => {
    await login.open();
    await hasWorker(page);
  });

  await test.step('When the network is gone, then any address says that one is offline', async () => {
    await context.setOffline(true);
    await expectOffline(page, 'Connessione assente', () => page.goto('/documents'));
    await expectAccessible(page);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    await expectOffline(page, 'Connessione assente', retry);
  });

  await test.step('And it says so in English to who has chosen that', async () => {
    await page.evaluate(() => (document.cookie = 'sportello_language=en; Path=/'));
    await expectOffline(page, 'You are offline', () => page.reload());
    await page.evaluate(() => (document.cookie = 'sportello_language=it; Path=/'));
  });

  await test.step('When the network is back, then the address opens by itself', async () => {
    await context.setOffline(false);
    await expect(login.username).toBeVisible();
  });
});

test(
  'it is kept apart what comes from the network and what is there without',
  { tag: '@once' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/dash');
    await hasWorker(page);
    await page.reload();
    await page.goto('/documentsAdmin');
    await expect(page.getByRole('heading', { name: 'Documenti', level: 1 })).toBeVisible();

    const kept = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
      return { caches: (await caches.keys()).length, addresses };
    });
    expect(kept.caches).toBe(1);
    expect(kept.addresses).toEqual([
      '/offline',
      expect.stringMatching(/^\/shell\/\w+\/offline\.css$/),
      expect.stringMatching(/^\/shell\/\w+\/offline\.js$/),
    ]);
    // What is no page is not answered by the page without a network.
    const outbox = await page.goto('/dev/outbox');
    expect(outbox?.fromServiceWorker()).toBe(false);
  },
);

test(
  'a server that does not answer is not taken for a missing network',
  { tag: '@once' },
  async ({ page }) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sportello-e2e-down-'));
    const server = await startServer({
      dataFolder,
      distFolder: currentRun().distFolder,
      env: { DEMO: 'false' },
    });
    await page.goto(server.address);
    await hasWorker(page);
    await server.stop();
    await page.goto(`${server.address}/dash`);
    await expect(page.getByRole('heading', { name: 'Sportello non risponde', exact: true })).toBeVisible();
    await rm(dataFolder, { recursive: true, force: true });
  },
);

test('it can be installed: manifest, icons, worker', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await hasWorker(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('/manifest.webmanifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).not.toContain('no-acceptable-icon');
  for (const { errorId } of installabilityErrors) expect(errorId).toMatch(/in-incognito/);
});
