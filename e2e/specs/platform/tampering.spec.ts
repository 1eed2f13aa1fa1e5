import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildFolder, readLivePointers } from 'server/builds';
import { copyLiveBuilds } from '../../../tooling/build/copy-builds.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';

const script = 'globalThis.isTampered = true; document.title = "tampered";';
const style = ':root { --tampered: 1 }';

/** Whether a script or a style of ours, which nobody built, has run on the page. */
const isTampered = (page: Page) =>
  page.evaluate(
    () =>
      'isTampered' in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  );

const changedOnTheWay = /arrivato diverso da come è stato fatto/;

/** Nothing starts without its own scripts: the page itself says why. */
const expectSentence = (page: Page) => expect(page.getByRole('alert')).toContainText(changedOnTheWay);

test.describe('a file that was replaced on the disk of the server', () => {
  // One server for all of them, which each worker would start anew.
  test.describe.configure({ mode: 'default' });
  let server: RunningServer;
  let folder: string;
  const dist = () => join(folder, 'dist');

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sportello-tampering-'));
    await copyLiveBuilds(currentRun().distFolder, dist());
    const env = { DEMO: 'false', HOST: '127.0.0.1' };
    server = await startServer({ dataFolder: join(folder, 'data'), distFolder: dist(), env });
  });
  test.afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const start: [area: string, file: RegExp][] = [
    ['shell', /^main\..*\.js$/],
    ['shell', /^kit\..*\.js$/],
    ['shell', /^kit\..*\.css$/],
    ['auth', /^entry\..*\.js$/],
    ['auth', /^screen-login\..*\.js$/],
  ];
  for (const [index, [area, pattern]] of start.entries())
    test(
      `does not run, whole or compressed: ${area} ${pattern.source}`,
      { tag: ['@once', ...(index === 0 || area === 'auth' ? [] : ['@in-full'])] },
      async ({ browser }) => {
        const build = buildFolder(dist(), area, (await readLivePointers(dist()))[area]?.live ?? '');
        const name = (await readdir(build)).find((file) => pattern.test(file)) ?? '';
        const kept = join(folder, 'kept');
        const content = name.endsWith('.css') ? style : script;
        for (const [ending, changed] of [
          ['', content],
          ['.br', brotliCompressSync(content)],
        ] as const) {
          const file = join(build, name + ending);
          await cp(file, kept);
          await writeFile(file, changed);
          const page = await browser.newPage({
            baseURL: server.address,
            extraHTTPHeaders: { 'accept-encoding': ending === '.br' ? 'br' : 'identity' },
          });
          const isAsked = page.waitForRequest((request) => request.url().endsWith(name));
          await page.goto('/');
          await isAsked;
          await page.waitForLoadState('networkidle');
          expect(await isTampered(page)).toBe(false);
          if (area === 'shell' && name.endsWith('.js')) await expectSentence(page);
          // What can be drawn without it says so in its place.
          if (area !== 'shell') await expect(page.getByText(changedOnTheWay)).toBeVisible();
          await page.close();
          await cp(kept, file);
        }
      },
    );

  test('is there again as it was built, and the page with it', { tag: '@once' }, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: server.address });
    await loginPage(page).open();
    await page.close();
  });
});

test(
  'a script that the browser alone has wrong is there anew after one reload',
  { tag: '@once' },
  async ({ page }) => {
    let isWrong = true;
    await page.route(/\/shell\/.*\/main\..*\.js$/, async (route) => {
      if (!isWrong) return route.continue();
      isWrong = false;
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    });
    await loginPage(page).open();
    await expect(loginPage(page).username).toBeVisible();
    expect(isWrong).toBe(false);
  },
);

for (const [file, kind] of [
  ['script', /\/shell\/.*\/main\..*\.js$/],
  ['style', /\/shell\/.*\/kit\..*\.css$/],
] as const)
  test(
    `a ${file} that comes as plain text, which the browser refuses, is said to be changed`,
    { tag: '@once' },
    async ({ page }) => {
      await page.route(kind, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
      });
      await page.goto('/');
      await expectSentence(page);
      await page.reload();
      await expectSentence(page);
    },
  );

test('a page whose files do not come at all says so after a while', { tag: '@once' }, async ({ page }) => {
  await page.route(/\/shell\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  const sentence = page.getByText('La pagina non si è ancora caricata');
  await expect(sentence).toBeHidden();
  await page.locator('#root > svg').evaluate((svg: SVGSVGElement) => svg.setCurrentTime(16));
  await expect(sentence).toBeVisible();
});

test(
  'the PDF worker that was replaced does not start, and the page says that the PDF did not open',
  { tag: '@once' },
  async ({ page, request }) => {
    await signIn(request, 'admin');
    const { link } = await sendDocument(request, {
      title: 'Contratto',
      email: 'carla.tampering@example.com',
      pdf: await makeContract('Contratto'),
      boxes: [{ page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.08 }],
    });
    const files = /\/pdf\.worker\..*\.mjs$/;
    const ran: string[] = [];
    page.on('console', (message) => ran.push(message.text()));
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `console.log('tampered');${await response.text()}` });
    });
    const isAsked = page.waitForRequest(files);
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await isAsked;
    await expect(page.getByText('Il documento non si è caricato')).toBeVisible();
    expect(ran).not.toContain('tampered');

    await page.unroute(files);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
  },
);
