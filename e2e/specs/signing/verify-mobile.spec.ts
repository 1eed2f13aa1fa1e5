import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSettings, saveSettings } from 'shared-api/contracts/admin';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { callApi } from '../../core/call.ts';
import { findMail, listMails } from '../../core/outbox.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { codeIn, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

// A server of its own: its company asks for a code by SMS at each signature.
let server: RunningServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-mobile-'));
  const { distFolder, demoFolder } = currentRun();
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const boxes = [
  { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 },
  { page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.1 },
];

test('a guest verifies their number, and signs each box with a code by SMS', async ({
  browser,
  playwright,
}, info) => {
  const { viewport, hasTouch, isMobile } = info.project.use;
  const request = await playwright.request.newContext({ baseURL: server.address });
  const context = await browser.newContext({
    viewport: viewport ?? null,
    hasTouch: hasTouch ?? false,
    isMobile: isMobile ?? false,
    locale: 'it-IT',
    baseURL: server.address,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const sign = receiverSign(page);
  const code = page.getByRole('textbox', { name: 'Codice' });
  const number = page.getByLabel('Cellulare', { exact: true });
  const used = new Set<string>();

  /** Types the code of the newest SMS that was not used yet. */
  async function enterNextCode(): Promise<void> {
    await expect(code).toBeVisible();
    const isFresh = ({ channel, text }: { channel?: string; text: string }) =>
      channel === 'sms' && !used.has(codeIn(text) ?? '');
    const { text } = await findMail(request, isFresh);
    const digits = codeIn(text) ?? '';
    used.add(digits);
    await typeInto(code, digits);
  }

  const link = await test.step('Given a document of a company that asks for codes', async () => {
    await signIn(request, 'admin', server.dataFolder);
    const company = { companyId: 'acme' };
    const { settings, version } = await callApi(request, getSettings, company);
    await callApi(request, saveSettings, { ...company, ...settings, asksSmsCode: true, version });
    const email = 'carla.numero@example.com';
    const pdf = await makeContract('Contratto con codice');
    const sent = await sendDocument(request, { title: 'Contratto con codice', email, pdf, boxes });
    for (const { channel, text } of await listMails(request))
      if (channel === 'sms') used.add(codeIn(text) ?? '');
    return sent.link;
  });

  await test.step('When a number is short or a code wrong, it is said on its field', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await expect(page.getByRole('heading', { name: 'Verifica cellulare' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect(page.getByText('Cellulare obbligatorio')).toBeVisible();
    await typeInto(number, '33');
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect(page.getByText('Cellulare non valido')).toBeVisible();
    await typeInto(number, '3339876504');
    await expect(number).toHaveValue('333 987 65 04');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Avanti' }).click();
    await typeInto(code, '000000');
    await expect(page.getByRole('alert').filter({ hasText: 'Valore OTP non corretto' })).toBeVisible();
    await expect(code).toHaveValue('');
  });

  await test.step('When the code of the SMS is entered, then the number is verified', async () => {
    await enterNextCode();
    await expect(page.getByText('Cellulare verificato correttamente')).toBeVisible();
    await expect(sign.nextBox()).toBeVisible();
  });

  await test.step('Then each box asks for a code of its own', async () => {
    await sign.openNextBox();
    await sign.draw();
    await sign.confirm();
    await enterNextCode();
    await sign.expectSigned(1, 2);
    await sign.openNextBox();
    await sign.reuseButton().click();
    await enterNextCode();
    await expect(sign.done()).toBeVisible({ timeout: 30_000 });
  });

  await context.close();
  await request.dispose();
});
