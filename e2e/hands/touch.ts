import type { CDPSession, Page } from '@playwright/test';

/** A place in the window, in its own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a finger or the mouse does: it goes down somewhere, moves, and comes up where it is. */
interface Pointer {
  readonly isFinger: boolean;
  down(point: Point): Promise<void>;
  move(point: Point): Promise<void>;
  up(): Promise<void>;
}

const pointers = new WeakMap<Page, Promise<Pointer>>();

/** The finger of a page that has touch, the mouse of one that has not. Only Chromium moves fingers: elsewhere it is the mouse. */
export function pointerOf(page: Page): Promise<Pointer> {
  const known = pointers.get(page) ?? findPointer(page);
  pointers.set(page, known);
  return known;
}

async function findPointer(page: Page): Promise<Pointer> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!hasTouch || page.context().browser()?.browserType().name() !== 'chromium') return mouseOf(page);
  return fingerOf(await page.context().newCDPSession(page));
}

function mouseOf({ mouse }: Page): Pointer {
  return {
    isFinger: false,
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y),
    up: () => mouse.up(),
  };
}

function fingerOf(client: CDPSession): Pointer {
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }) => ({ x, y })),
    });
  };
  return {
    isFinger: true,
    down: (point) => send('touchStart', [point]),
    move: (point) => send('touchMove', [point]),
    up: () => send('touchEnd', []),
  };
}
