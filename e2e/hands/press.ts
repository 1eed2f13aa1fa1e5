import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { seenPoint } from './seen-point.ts';
import { pointerOf, type Point } from './touch.ts';

/** How long a person's finger is down, in milliseconds. */
const downMs = 60;

/** Presses an element, by finger or mouse, in the middle of what is seen of it. */
export async function press(locator: Locator): Promise<void> {
  await pressAt(locator.page(), await seenPoint(locator));
}

/** Presses a place, whatever lies there. */
export async function pressAt(page: Page, point: Point): Promise<void> {
  const pointer = await pointerOf(page);
  await pointer.down(point);
  await wait(downMs);
  await pointer.up();
}

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
