import { expect, type Page } from '@playwright/test';

/** The Sign Document screen. */
export function receiverSign(page: Page) {
  const dialog = () => page.getByRole('dialog', { name: /^Firma \d+ di \d+$/ });
  return {
    counter: () => page.getByText(/^\d+ di \d+ firme$/),
    nextBox: () => page.getByRole('button', { name: /prossima da firmare/ }).last(),
    dialog,
    openNextBox: () =>
      page
        .getByRole('button', { name: /prossima da firmare/ })
        .last()
        .click(),
    /** Draws two strokes, with the finger where the window has touch and with the mouse where not. */
    draw: async () => {
      const box = await dialog().locator('canvas').boundingBox();
      if (!box) throw new Error('The pad is not on screen');
      await stroke(page, [
        [box.x + box.width * 0.2, box.y + box.height * 0.6],
        [box.x + box.width * 0.4, box.y + box.height * 0.2],
        [box.x + box.width * 0.5, box.y + box.height * 0.8],
      ]);
      await stroke(page, [
        [box.x + box.width * 0.55, box.y + box.height * 0.7],
        [box.x + box.width * 0.8, box.y + box.height * 0.3],
      ]);
    },
    confirm: () => dialog().getByRole('button', { name: 'Conferma la firma' }).click(),
    reuse: () => dialog().getByRole('button', { name: 'Usa questa firma' }).click(),
    expectSigned: (done: number, total: number) =>
      expect(page.getByText(`${done} di ${total} firme`)).toBeVisible(),
    success: () => page.getByText('Documento firmato correttamente, ti è stata inviata una mail'),
  };
}

type Point = readonly [x: number, y: number];

const steps = 8;

/** One stroke through some points, by touch where the window has it. */
async function stroke(page: Page, points: readonly Point[]): Promise<void> {
  const path = points.flatMap((point, index) => between(points[index - 1] ?? point, point));
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? strokeByFinger(page, path) : strokeByMouse(page, path));
}

function between([fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
  });
}

async function strokeByMouse(page: Page, path: readonly Point[]): Promise<void> {
  for (const [index, point] of path.entries()) {
    await page.mouse.move(...point);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function strokeByFinger(page: Page, path: readonly Point[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const [index, [x, y]] of path.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
