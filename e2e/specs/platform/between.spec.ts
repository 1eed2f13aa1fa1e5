import type { Page, Route } from '@playwright/test';
import { listDocuments, readDocumentFile } from 'shared-api/contracts/signing';
import { downloadHours } from 'shared-api/contracts/timesheet';
import { makeContract } from '../../commands/sample-pdf.ts';
import { callApi } from '../../core/call.ts';
import { expect, test } from '../../core/test.ts';
import { comeBack } from '../../hands/come-back.ts';
import { look } from '../../hands/look.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { adminAddDocument } from '../../pages/signing/admin-add-document.page.ts';
import { exportsPage } from '../../pages/timesheet/exports.page.ts';

const asPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: '<html>Hotel WiFi</html>' });

/** Puts something between the page and the server, which a function plays; answers how to take it away. */
async function standBetween(page: Page, calls: RegExp, play: (route: Route) => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  let isGone = false;
  await page.route(calls, async (route) => {
    if (isGone) return route.fallback();
    const played = play(route);
    underWay.add(played);
    await played;
    underWay.delete(played);
  });
  return async () => {
    isGone = true;
    await Promise.all(underWay);
  };
}

const notice = (page: Page) => page.getByRole('region', { name: 'Avvisi' });

test('@once the page of a network is not saved as the hours, and saving works once it is gone', async ({
  page,
  signInAs,
}) => {
  const exports = exportsPage(page);
  await signInAs('admin');
  await page.goto('/timesheetExports');
  await exports.chooseCompany('Acme S.p.A.');
  const leave = await standBetween(page, new RegExp(downloadHours.name), asPage(200));
  let saved = 0;
  page.on('download', () => (saved += 1));
  await exports.button('CSV').first().click();
  await expect(notice(page).getByRole('button', { name: 'Apri un’altra scheda' })).toBeVisible();
  expect(saved).toBe(0);
  await leave();
  await comeBack(page);
  await expect(notice(page).getByRole('button', { name: 'Apri un’altra scheda' })).toBeHidden();
  await look();
  const { bytes } = await exports.download('CSV');
  expect(bytes.toString()).toMatch(/^\uFEFF?"?\w/);
});

test('@once a gateway whose session is over is opened in another tab, and the page goes on where it was', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('giulia.bianchi');
  await page.goto('/dash');
  await shellPage(page).mark();
  const leave = await standBetween(page, /\/(api\/|healthz)/, (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://gateway.example/login' } }),
  );
  await shellPage(page).openFromMenu('Ferie e permessi');
  const open = notice(page).getByRole('button', { name: 'Apri un’altra scheda' });
  await expect(open).toBeVisible({ timeout: 20_000 });
  const [other] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await other.close();
  await leave();
  await comeBack(page);
  await expect(page.getByRole('tab', { name: /Richiesta|Richiedi/ }).first()).toBeVisible({
    timeout: 20_000,
  });
  await shellPage(page).expectNoReload();
});

test('@once a file that a filter refuses for its size is said to be that, and the form keeps all', async ({
  page,
  signInAs,
}) => {
  const adding = adminAddDocument(page);
  await signInAs('admin');
  await adding.open();
  await adding.fillIn({
    name: 'Carla',
    surname: 'Gallo',
    email: 'carla.filtro@example.com',
    title: 'Grande',
  });
  const leave = await standBetween(page, /\/api\/.*[uU]pload/, asPage(413));
  const pdf = await makeContract('Grande');
  await adding.chooseFile('grande.pdf', pdf);
  await expect(
    page.getByText(/La connessione non lascia passare un invio così grande/).first(),
  ).toBeVisible();
  await leave();
  await adding.attach('grande.pdf', pdf);
  await expect(page.getByLabel('Titolo')).toHaveValue('Grande');
});

test('@once a sealed PDF that something changed on its way is neither saved nor shown, and not called damaged', async ({
  page,
  signInAs,
}) => {
  await signInAs('hr.acme');
  const { rows } = await callApi(page.request, listDocuments, {
    status: '1',
    search: '',
    start: 0,
    length: 50,
  });
  const id = rows.find(({ isSigned }) => isSigned)?.id ?? '';
  await page.goto(`/sign/${id}`);
  const keep = page.getByRole('button', { name: 'Scarica la copia firmata' });
  await expect(keep).toBeVisible();
  const address = new RegExp(readDocumentFile.name);
  const leave = await standBetween(page, address, async (route) => {
    const response = await route.fetch();
    const body = Buffer.concat([await response.body(), Buffer.from('\n% seen by a filter\n')]);
    await route.fulfill({ response, body });
  });
  let saved = 0;
  page.on('download', () => (saved += 1));
  await keep.click();
  await expect(page.getByText(/Il file è stato cambiato lungo la strada/).first()).toBeVisible();
  expect(saved).toBe(0);
  await page.reload();
  await expect(page.getByText('Il documento è stato cambiato lungo la strada')).toBeVisible();
  await leave();
  const change = await standBetween(page, address, asPage(200));
  await page.reload();
  await expect(page.getByText('Il documento non si è caricato')).toBeVisible();
  await change();
  const [download] = await Promise.all([page.waitForEvent('download'), keep.click()]);
  expect(download.suggestedFilename()).toMatch(/^signed_.*\.pdf$/);
});
