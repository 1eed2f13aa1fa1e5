import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

/** How long a part may take before the person is told, in milliseconds of the page's own clock. */
const limit = 5000;
const silence = 'never answers';

const misfortunes: Record<string, (route: Route) => unknown> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  [silence]: () => undefined,
  'answers with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'is cut off': (route) => route.abort(),
  'was tampered with': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;` });
  },
};

const parts = {
  entry: /\/modules\/sample\/.*\/entry\..*\.js$/,
  screen: /\/modules\/sample\/.*\/screen-sample\..*\.js$/,
  style: /\/modules\/sample\/.*\/screen-sample\..*\.css$/,
};

/** Waits for the card; where the file never answers, the page's clock is moved on to the end of its patience. */
async function expectCard(page: Page, misfortune: string): Promise<void> {
  const { card } = shellPage(page);
  if (misfortune !== silence) return expect(card).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(limit);
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const [part, files] of Object.entries(parts)) {
  for (const [misfortune, happen] of Object.entries(misfortunes)) {
    test(
      `an area whose ${part} ${misfortune} costs only its own paths, and heals by a retry`,
      { tag: '@once' },
      async ({ page, signInAs }) => {
        const shell = shellPage(page);
        await signInAs('admin');
        if (misfortune === silence) await page.clock.install();
        await page.goto('/dash');
        await expect(shell.heading('Home')).toBeVisible();
        await shell.mark();
        await page.route(files, happen);

        const isAsked = page.waitForRequest(files);
        await shell.openFromMenu('Campione');
        await isAsked;
        await expectCard(page, misfortune);
        await expect(shell.card).toContainText('Campione non è disponibile');
        await expect(shell.card).toContainText('Il resto funziona');
        await expect(shell.card).toContainText(/Codice.*[A-Z2-9]{4}-[A-Z2-9]{4}/);

        await shell.goHome();
        await expect(shell.heading('Home')).toBeVisible();
        await shell.openFromMenu('Campione');
        await expectCard(page, misfortune);

        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await shell.retryUntil('Campione');
        await shell.expectNoReload();
      },
    );
  }
}

test('an address of a broken area shows the card in the frame, and heals by a retry', async ({
  page,
  signInAs,
}) => {
  const shell = shellPage(page);
  await signInAs('admin');
  await page.route(parts.entry, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/sample');
  await expect(shell.card).toBeVisible();
  await expect(shell.menu).toBeVisible();
  await page.unroute(parts.entry);
  await shell.retry();
  await expect(shell.heading('Campione')).toBeVisible();
});

test('a screen that throws while it is drawn keeps its error to itself', async ({ page, signInAs }) => {
  const shell = shellPage(page);
  await signInAs('admin');
  await page.goto('/sample/broken');
  await page.getByRole('button', { name: 'Rompi', exact: true }).click();
  await expect(shell.card).toContainText('errore imprevisto');
  await shell.mark();
  await shell.openFromMenu('Campione');
  await expect(shell.heading('Campione')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Rompi', exact: true })).toBeVisible();
  await shell.expectNoReload();
});

test('what failed is in the log under the code that the person sees', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/sample/broken');
  const report = page.waitForRequest('**/api/reportFailure');
  await page.getByRole('button', { name: 'Rompi', exact: true }).click();
  const { code, area } = (await report).postDataJSON() as { code: string; area: string };
  expect(area).toBe('sample');
  await expect(shellPage(page).card).toContainText(code);
});

test(
  'an error that shows nothing is reported by the area whose script it comes from',
  { tag: '@once' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/sample/broken');
    const report = page.waitForRequest('**/api/reportFailure');
    await page.getByRole('button', { name: 'Rompi più tardi' }).click();
    const sent = (await report).postDataJSON() as Record<string, string>;
    expect(sent).toMatchObject({ kind: 'background', area: 'sample' });
    expect(sent['message']).toMatch(/^Error: Told to break later\n.*\/modules\/sample\//);
    await expect(page.getByRole('button', { name: 'Rompi più tardi' })).toBeVisible();
  },
);
