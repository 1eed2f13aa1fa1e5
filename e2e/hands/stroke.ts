import type { Locator, Page } from '@playwright/test';
import { pointerOf, type Point } from './touch.ts';

/** A place on an element, as shares of its width and height: below 0 and above 1 lie beside it. */
type Share = readonly [along: number, down: number];

const stepsOfLine = 8;

/** Draws a line over an element, or drags it: down at the first place, up at the last, which may lie outside. */
export async function stroke(locator: Locator, shares: readonly Share[]): Promise<void> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to draw on: the element is not on screen');
  const points = shares.map(([along, down]) => ({
    x: box.x + box.width * along,
    y: box.y + box.height * down,
  }));
  await strokeAt(locator.page(), points);
}

/** The same, between places of the window. */
export async function strokeAt(page: Page, points: readonly Point[]): Promise<void> {
  const pointer = await pointerOf(page);
  const path = points.flatMap((point, index) => between(points[index - 1] ?? point, point));
  const [first, ...rest] = path;
  if (!first) throw new Error('A stroke has places');
  await pointer.down(first);
  for (const point of rest) await pointer.move(point);
  await pointer.up();
}

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: stepsOfLine }, (_, step) => {
    const share = (step + 1) / stepsOfLine;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
