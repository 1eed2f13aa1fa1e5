import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endSession, getSessions } from 'shared-api/contracts/auth';
import { callApi } from '../../../e2e/core/call.ts';
import { holdKey } from '../../../e2e/hands/keys.ts';
import { pressAt } from '../../../e2e/hands/press.ts';
import { strokeAt } from '../../../e2e/hands/stroke.ts';
import { typeHere } from '../../../e2e/hands/type-into.ts';
import { sampleFiles, type SampleName } from '../forms/sample-files.ts';
import type { ControlRef, Step } from './step.ts';
import type { Hands } from './hands.ts';
import { signIn } from './world.ts';

const pasteFrom = 120;

/** Does what a step says, by hand. @returns whether what it is about was there */
export async function perform(step: Step, walk: Hands): Promise<boolean> {
  const { page, context } = walk;
  switch (step.does) {
    case 'open':
      // Who was signed out comes back.
      if (walk.sight().address === '/' && walk.person.role !== 'nobody')
        await walk.world.enter(context, walk.person.role);
      await page.goto(step.path).catch(() => undefined);
      return true;
    case 'key':
      await page.keyboard.press(step.key);
      return true;
    case 'holdKey':
      await holdKey(page, step.key, step.ms);
      return true;
    case 'back':
      await page.goBack({ timeout: 4000 }).catch(() => undefined);
      return page.url() !== 'about:blank' || (await page.goForward().then(() => true));
    case 'forward':
      await page.goForward({ timeout: 4000 }).catch(() => undefined);
      return true;
    case 'reload':
      await page.reload().catch(() => undefined);
      return true;
    case 'turn': {
      const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: height, height: width });
      return true;
    }
    case 'goOffline':
    case 'goOnline':
      await context.setOffline(step.does === 'goOffline');
      return true;
    case 'goSlow':
    case 'goFast':
      return slowDown(walk, step.does === 'goSlow');
    case 'otherTab':
      return openOtherTab(walk);
    case 'endSession':
      return endFromElsewhere(walk);
    case 'otherPerson':
      return letOtherSend(walk);
    case 'newBuild':
      await walk.world.others?.goLive();
      return walk.world.others !== undefined;
    case 'wait':
      await wait(1200);
      return true;
    default:
      return performOn(step, walk);
  }
}

type StepOnControl = Extract<Step, { control: ControlRef }>;

async function performOn(step: StepOnControl, walk: Hands): Promise<boolean> {
  const { page } = walk;
  const box = await boxOf(step.control, walk);
  if (!box) return false;
  const { point, left, top, width, height } = box;
  switch (step.does) {
    case 'press':
      walk.setFile(pathOf(step.file ?? 'pdf'));
      await pressAt(page, point);
      return true;
    case 'pressTwice':
      await pressAt(page, point);
      await wait(step.gap);
      await pressAt(page, point);
      return true;
    case 'leave':
      await strokeAt(page, [point, { x: point.x + step.by[0], y: point.y + step.by[1] }]);
      return true;
    case 'draw':
      await strokeAt(
        page,
        step.shares.map(([along, down]) => ({ x: left + width * along, y: top + height * down })),
      );
      return true;
    case 'type':
      await pressAt(page, point);
      await page.keyboard.press('ControlOrMeta+A');
      if (step.text.length > pasteFrom) await page.keyboard.insertText(step.text);
      else await typeHere(page, step.text, step);
      return true;
    case 'choose':
      await page.evaluate(
        (control) => (window.sportelloControls.find(control) as HTMLElement | undefined)?.focus(),
        step.control,
      );
      for (let count = 0; count < Math.abs(step.steps); count += 1)
        await page.keyboard.press(step.steps > 0 ? 'ArrowDown' : 'ArrowUp');
      return true;
  }
}

/** Scrolls to a control, waits until it stands still, and says where one would press it; nothing where it cannot be seen. */
async function boxOf(control: ControlRef, { page }: Hands) {
  return page.evaluate(async (ref) => {
    const element = window.sportelloControls.find(ref);
    if (!element) return undefined;
    const isOut = ({ top, bottom, left, right }: DOMRect) =>
      top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    if (isOut(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', inline: 'center' });
    let last = '';
    for (let frames = 0; frames < 40; frames += 1) {
      const now = JSON.stringify(element.getBoundingClientRect());
      if (now === last) break;
      last = now;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    const points = shares.flatMap((down) =>
      shares.map((along) => ({ x: left + width * along, y: top + height * down })),
    );
    const point = points.find(({ x, y }) => {
      const found = document.elementFromPoint(x, y);
      const label = (element as HTMLInputElement).labels?.[0];
      return found !== null && (element.contains(found) || label?.contains(found) === true);
    });
    return point && { point, left, top, width, height };
  }, control);
}

async function slowDown({ page, context }: Hands, isSlow: boolean): Promise<boolean> {
  if (context.browser()?.browserType().name() !== 'chromium') return false;
  const client = await context.newCDPSession(page);
  const rate = isSlow ? 50_000 : -1;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? 600 : 0,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  return true;
}

async function openOtherTab({ page, context }: Hands): Promise<boolean> {
  const other = await context.newPage();
  await other.goto(page.url()).catch(() => undefined);
  await wait(800);
  await other.close();
  return true;
}

async function endFromElsewhere({ browser, context, world, person }: Hands): Promise<boolean> {
  const account = world.accountOf(person.role);
  if (!account || !world.others) return false;
  const { sessions } = await callApi(context.request, getSessions, {});
  const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
  const elsewhere = await browser.newContext({ baseURL: world.address });
  await signIn(elsewhere.request, account);
  await callApi(elsewhere.request, endSession, { id });
  await elsewhere.close();
  return true;
}

async function letOtherSend({ browser, world, person }: Hands): Promise<boolean> {
  const account = world.accountOf(person.role);
  if (!account || !world.others) return false;
  const elsewhere = await browser.newContext({ baseURL: world.address });
  await world.others.sendSomething(elsewhere.request, account.username);
  await elsewhere.close();
  return true;
}

const endings: Record<SampleName, string> = {
  pdf: 'contratto.pdf',
  png: 'firma.png',
  people: 'persone.csv',
  utf16: 'persone-utf16.csv',
  empty: 'vuoto.pdf',
  zip: 'archivio.zip',
  svg: 'disegno.svg',
};
const written = new Map<SampleName, string>();

/** The path of a sample file, which is written at its first use. */
function pathOf(name: SampleName): string {
  const known = written.get(name);
  if (known !== undefined) return known;
  const path = join(mkdtempSync(join(tmpdir(), 'sportello-samples-')), endings[name]);
  writeFileSync(path, sampleFiles[name].bytes);
  written.set(name, path);
  return path;
}
