import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { chromium, request, type Browser, type BrowserContext, type Page } from 'playwright';
import { sendWithoutLink } from '../e2e/commands/documents.ts';
import { startServer, type RunningServer } from '../e2e/core/server.ts';
import { signIn } from '../e2e/core/sign-in.ts';
import { copyCurrentBuilds } from '../tooling/build/copy-builds.ts';
import { browserArguments, findBrowser } from '../tooling/browser/find-browser.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** Pages of the long file, and how often each file is opened after a first time that warms up. */
const sizes = { small: { pages: 20, rounds: 1 }, whole: { pages: 500, rounds: 7 } };
const goals = { firstPage: 1000, memory: 400 };
const linesOnPage = 40;
const sender = 'hr.acme';

/** The first page of a long PDF beside that of a PDF of one page, in the viewer of an open application; the tab's memory while it is read. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const { pages, rounds } = sizes[size];
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-viewer-'));
  const distFolder = join(folder, 'dist');
  await copyCurrentBuilds(distFolder);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments],
    ...(executablePath && { executablePath }),
  });
  const server = await startServer({ dataFolder: join(folder, 'data'), distFolder });
  try {
    const context = await signedInContext(browser, server);
    const [long, short] = [await addDocument(server, pages), await addDocument(server, 1)];
    const page = await context.newPage();
    await page.goto('/documentsAdmin');
    await page.waitForLoadState('networkidle');
    const times = { long: [] as number[], short: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const [slow, quick] = [await openFirstPage(page, long), await openFirstPage(page, short)];
      if (round === 0) continue;
      times.long.push(slow);
      times.short.push(quick);
    }
    return [opening(pages, median(times.long), median(times.short)), await reading(browser, page, long)];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function opening(pages: number, long: number, short: number): BenchRow {
  return {
    group: 'viewer',
    name: `first page of a PDF of ${pages} pages`,
    measured: `${Math.round(long)} ms`,
    beside: `of a PDF of one page ${Math.round(short)} ms`,
    ratio: long / short,
    goal: 'under 1 s',
    reached: long < goals.firstPage,
  };
}

/** Jumps through the whole file, and searches a word that no page has, so that the text of each is read. */
async function reading(browser: Browser, page: Page, id: string): Promise<BenchRow> {
  await openFirstPage(page, id);
  const field = page.getByRole('textbox', { name: /^Vai alla pagina/ });
  const total = Number(/\d+$/.exec((await field.getAttribute('aria-label')) ?? '')?.[0] ?? '1');
  let most = await memoryOf(browser, page);
  for (let share = 0.1; share <= 1; share += 0.1) {
    await field.fill(String(Math.round(total * share)));
    await field.press('Enter');
    await page.waitForTimeout(300);
    most = Math.max(most, await memoryOf(browser, page));
  }
  const start = performance.now();
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Cerca nel documento' }).fill('inesistente');
  await page.getByText('Nessun risultato').waitFor({ timeout: 120_000 });
  const searched = performance.now() - start;
  most = Math.max(most, await memoryOf(browser, page));
  return {
    group: 'viewer',
    name: `memory of the tab, jumped through ${total} pages and searched in ${(searched / 1000).toFixed(1)} s`,
    measured: `${Math.round(most)} MB`,
    goal: `below ${goals.memory} MB`,
    reached: most < goals.memory,
  };
}

/** Opens a document from another screen; answers when its first page was drawn. */
async function openFirstPage(page: Page, id: string): Promise<number> {
  await go(page, '/info');
  await page.locator('[data-page]').first().waitFor({ state: 'detached' });
  const time = await page.evaluate(async (path) => {
    const start = performance.now();
    history.pushState({ key: path }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    const isDrawn = () => document.querySelector('[data-page="1"] [data-state="drawn"]') !== null;
    while (!isDrawn()) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, `/pdf?id=${id}`);
  return time;
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** What the process that shows the page has in memory, shared parts left out, after a collection of garbage; in MB. */
async function memoryOf(browser: Browser, page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  await client.detach();
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const kilobytes = await Promise.all(renderers.map(({ id }) => residentOf(id)));
  return Math.max(0, ...kilobytes) / 1024;
}

/** The resident memory of a process, in KB. */
async function residentOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
}

async function signedInContext(browser: Browser, server: RunningServer): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
    locale: 'it-IT',
  });
  await signIn(context.request, sender, server.dataFolder);
  return context;
}

async function addDocument(server: RunningServer, pages: number): Promise<string> {
  const api = await request.newContext({ baseURL: server.address });
  try {
    await signIn(api, sender, server.dataFolder);
    const pdf = await makeText(pages);
    const boxes = [{ page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.1 }];
    return await sendWithoutLink(api, {
      title: `${pages} pagine`,
      email: 'lettura@acme.example',
      pdf,
      boxes,
    });
  } finally {
    await api.dispose();
  }
}

/** A PDF whose pages are full of text. */
async function makeText(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([595, 842]);
    for (let line = 0; line < linesOnPage; line += 1)
      page.drawText(`Pagina ${number}, riga ${line + 1}: il lavoratore osserva le disposizioni impartite.`, {
        x: 60,
        y: 780 - line * 18,
        size: 11,
        font,
      });
  }
  return Buffer.from(await document.save());
}
