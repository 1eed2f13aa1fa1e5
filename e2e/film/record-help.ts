import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, request, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tooling/browser/find-browser.ts';
import { copyCurrentBuilds } from '../../tooling/build/copy-builds.ts';
import { sendWithoutLink } from '../commands/documents.ts';
import { makeContract } from '../commands/sample-pdf.ts';
import { startServer } from '../core/server.ts';
import { signIn } from '../core/sign-in.ts';
import { captions, type Scene } from './captions.ts';
import { typeInto } from '../hands/type-into.ts';

/**
 * `node e2e/film/record-help.ts FOLDER`: films the help's tutorial (`mfe-signing/src/help`) on the demo, at the size of a phone, and writes it
 * with its captions into a folder. `docs/decisions/055-attachments-and-help.md` says how it gets small.
 */
const [folder = 'film'] = process.argv.slice(2);
const size = { width: 390, height: 844 };
const work = await mkdtemp(join(tmpdir(), 'sportello-film-'));
const distFolder = join(work, 'dist');
await copyCurrentBuilds(distFolder);
const server = await startServer({ dataFolder: join(work, 'data'), distFolder });
const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath && { executablePath }),
});
try {
  const sender = await request.newContext({ baseURL: server.address });
  await signIn(sender, 'hr.acme', server.dataFolder);
  const title = 'Accettazione del regolamento';
  const boxes = [{ page: 1, x: 0.3, y: 0.2, width: 0.4, height: 0.1 }];
  const pdf = await makeContract(title);
  const documentId = await sendWithoutLink(sender, {
    title,
    email: 'mario.rossi@acme.example',
    pdf,
    boxes,
  });
  await sender.dispose();
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: size,
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    recordVideo: { dir: work, size },
  });
  await signIn(context.request, 'mario.rossi', server.dataFolder);
  const page = await context.newPage();
  const opened = Date.now();
  const scenes = await play(page, documentId);
  await context.close();
  await mkdir(folder, { recursive: true });
  await page.video()?.saveAs(join(folder, 'whole.webm'));
  const start = scenes[0]?.at ?? opened;
  for (const language of ['it', 'en'] as const)
    await writeFile(join(folder, `captions.${language}.vtt`), captions(scenes, language));
  console.log(`The film begins after ${((start - opened) / 1000).toFixed(1)} s of whole.webm`);
} finally {
  await browser.close();
  await server.stop();
  await rm(work, { recursive: true, force: true });
}

/** Does what the tutorial shows; answers when each scene began. */
async function play(page: Page, documentId: string): Promise<Scene[]> {
  const scenes: Scene[] = [];
  const begin = (name: Scene['name']) => scenes.push({ name, at: Date.now() });
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name }).first();
    await expect(button).toBeEnabled();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await showTouch(page, x + width / 2, y + height / 2);
    await button.click();
  };
  const wait = (ms: number) => page.waitForTimeout(ms);
  const pages = page.getByRole('region', { name: 'Pagine del documento' });

  await page.goto('/viewMessageAttachment/demo-regolamento-mario.rossi');
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await wait(800);
  begin('open');
  await wait(1800);
  await scroll(pages, 900);
  await wait(1600);
  begin('zoom');
  for (let time = 0; time < 3; time += 1) {
    await press('Ingrandisci');
    await wait(600);
  }
  await wait(600);
  for (let time = 0; time < 3; time += 1) {
    await press('Riduci');
    await wait(350);
  }
  await wait(500);
  begin('search');
  await press('Cerca nel documento');
  await typeInto(page.getByRole('searchbox'), 'evacuazione');
  await wait(2600);
  await page.goto(`/sign/${documentId}`);
  await expect(page.getByRole('button', { name: /^Firma qui: / })).toBeVisible();
  begin('sign');
  await wait(2200);
  await press(/^Firma qui: /);
  await expect(page.getByRole('dialog').locator('canvas')).toBeVisible();
  await wait(1200);
  await signSlowly(page);
  await wait(900);
  begin('done');
  await press('Conferma la firma');
  await expect(page.getByRole('heading', { name: 'Fatto', level: 2 })).toBeVisible({ timeout: 60_000 });
  await wait(3000);
  begin('end');
  return scenes;
}

/** A ring where a finger would be. */
async function showTouch(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const ring = document.createElement('div');
      Object.assign(ring.style, {
        position: 'fixed',
        left: `${left - 22}px`,
        top: `${top - 22}px`,
        width: '44px',
        height: '44px',
        borderRadius: '50%',
        background: 'rgb(31 95 191 / 35%)',
        border: '2px solid rgb(31 95 191 / 80%)',
        pointerEvents: 'none',
        zIndex: '9999',
      });
      ring.popover = 'manual';
      Object.assign(ring.style, {
        margin: '0',
        padding: '0',
        inset: 'auto',
        left: `${left - 22}px`,
        top: `${top - 22}px`,
      });
      document.body.append(ring);
      ring.showPopover();
      setTimeout(() => ring.remove(), 550);
    },
    [x, y] as const,
  );
  await page.waitForTimeout(350);
}

async function scroll(region: ReturnType<Page['getByRole']>, distance: number): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await region.evaluate((element, by) => element.scrollBy(0, by), distance / 30);
    await region.page().waitForTimeout(40);
  }
}

/** Draws loops that get smaller, as a hand does. */
async function signSlowly(page: Page): Promise<void> {
  const box = await page.getByRole('dialog').locator('canvas').boundingBox();
  if (!box) throw new Error('The pad is not on screen');
  const client = await page.context().newCDPSession(page);
  for (let step = 0; step <= 60; step += 1) {
    const share = step / 60;
    const x = box.x + box.width * (0.15 + share * 0.65 + Math.sin(share * 30) * 0.04);
    const y = box.y + box.height * (0.5 - Math.cos(share * 26) * 0.28 * (1 - share * 0.6));
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await page.waitForTimeout(25);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
