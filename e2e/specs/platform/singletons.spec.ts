import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

const shared = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'zod',
  '@tanstack/react-query',
  'shared-api',
  'shared-ui/start',
  'shared-ui/further',
];

interface SharedCopy {
  readonly from: string;
  lib?: () => unknown;
}
interface FederationInstance {
  readonly name: string;
  readonly shareScopeMap: { default: Record<string, Record<string, SharedCopy>> };
}
declare global {
  var __FEDERATION__: { __INSTANCES__: FederationInstance[] };
  var sportelloRenderers: number;
}

/** Counts the copies of React DOM: each one announces itself to React's developer tools. */
async function countRenderers(page: Page) {
  await page.addInitScript(() => {
    globalThis.sportelloRenderers = 0;
    const inject = () => (globalThis.sportelloRenderers += 1);
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        inject,
        onCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
      },
    });
  });
}

test(
  'there is one React, one router, one shared-api and one shared-ui on the page',
  { tag: '@once' },
  async ({ page, signInAs }) => {
    await countRenderers(page);
    await signInAs('admin');
    await page.goto('/sample');
    await expect(shellPage(page).heading('Campione')).toBeVisible();
    // The figure of the top bar brings its area along, on whatever page, once the screen stands.
    await page.waitForFunction(() => globalThis.__FEDERATION__.__INSTANCES__.length > 2);

    const copies = await page.evaluate((names) => {
      const instances = globalThis.__FEDERATION__.__INSTANCES__;
      const copiesOf = (name: string) =>
        instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default[name] ?? {}));
      return {
        instances: instances.map(({ name }) => name),
        counts: names.map((name) => [name, new Set(copiesOf(name).map((copy) => copy.lib?.())).size]),
        from: [...new Set(names.flatMap(copiesOf).map((copy) => copy.from))],
      };
    }, shared);
    expect(copies.instances.toSorted()).toEqual([
      expect.stringMatching(/^sample_/),
      'shell',
      expect.stringMatching(/^timesheet_/),
    ]);
    expect(copies.counts).toEqual(shared.map((name) => [name, 1]));
    expect(copies.from).toEqual(['shell']);
    expect(await page.evaluate(() => globalThis.sportelloRenderers)).toBe(1);
  },
);

/** The browser tells the page that the person wants to save data: nothing is loaded ahead then. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('nothing that the page announced is loaded twice or for nothing', async ({ page, signInAs }) => {
  const warnings: string[] = [];
  // The stories of every day run without the service worker; Playwright says so on each page.
  const isOurs = (text: string) => !text.startsWith('Service Worker registration blocked');
  page.on('console', (message) => {
    if (message.type() === 'warning' && isOurs(message.text())) warnings.push(message.text());
  });
  const requests: string[] = [];
  page.on('request', (request) => /\.(js|css)$/.test(request.url()) && requests.push(request.url()));
  await saveData(page);
  await signInAs('admin');
  await page.goto('/sample');
  await expect(shellPage(page).heading('Campione')).toBeVisible();
  const announced = await page
    .locator('link[rel=preload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([]);
  expect(announced.filter((url) => !requests.includes(url))).toEqual([]);
  // The figure of the top bar comes after the page, with its area; whatever the page itself needs was announced.
  const unannounced = requests.filter((url) => url.includes('/modules/') && !announced.includes(url));
  expect(unannounced.filter((url) => !url.includes('/modules/timesheet/'))).toEqual([]);
  expect(warnings).toEqual([]);
});

test('what a person points at is there before they open it', { tag: '@once' }, async ({ page, signInAs }) => {
  const shell = shellPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSample = () => asked.filter((path) => /^\/modules\/sample\/.*\.(js|css)$/.test(path));
  await signInAs('admin');
  await page.goto('/info');
  const screenFile = page.waitForResponse(/\/modules\/sample\/.*screen-sample.*\.js$/);
  const menu = await shell.openMenu();
  await menu.getByRole('link', { name: 'Campione' }).hover();
  await (await screenFile).finished();
  const before = ofSample();
  await shell.openFromMenu('Campione');
  await expect(shell.heading('Campione')).toBeVisible();
  expect(ofSample()).toEqual(before);
});
