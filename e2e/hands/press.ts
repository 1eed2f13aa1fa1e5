import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { seenPoint } from './seen-point.ts';
import { pointerOf, type Point } from './touch.ts';

/** How long a person's finger is down, in milliseconds. */
const downMs = 60;
/** From when on a browser takes a finger that is down for a long press. */
const longMs = 480;
const maxTries = 3;

/** Presses an element, by finger or mouse, in the middle of what is seen of it. */
export async function press(locator: Locator): Promise<void> {
  await pressAt(locator.page(), await seenPoint(locator));
}

/** Presses a place, whatever lies there. */
export async function pressAt(page: Page, point: Point): Promise<void> {
  const pointer = await pointerOf(page);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const clicksBefore = pointer.isFinger ? await countClicks(page) : 0;
    const begun = performance.now();
    await pointer.down(point);
    await wait(downMs);
    await pointer.up();
    // A busy machine may make a long press of it, which is another gesture and no click: then the finger tries again.
    const wasLong = pointer.isFinger && performance.now() - begun > longMs;
    if (!wasLong || (await countClicks(page)) !== clicksBefore) return;
  }
}

/** How many clicks the page has had; another number once it is another page. */
const countClicks = (page: Page): Promise<number> =>
  page.evaluate(() => performance.eventCounts.get('click') ?? 0).catch(() => -1);

interface DoubleOptions {
  /** Between the release and the next press, in milliseconds. */
  readonly gap?: number;
}

/** Presses twice, at one place: what has come there meanwhile gets the second press. */
export async function pressTwice(locator: Locator, { gap = 120 }: DoubleOptions = {}): Promise<void> {
  const point = await seenPoint(locator);
  await pressAt(locator.page(), point);
  await wait(gap);
  await pressAt(locator.page(), point);
}
