import { expect, type Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The viewer of files: what a person's fingers, or wheel, do with the pages. */
export function viewerPage(page: Page) {
  const region = page.getByRole('region', { name: 'Pagine del documento' });
  return {
    region,
    expectPageDrawn: (number: number) =>
      expect(region.locator(`[data-page="${number}"] canvas`)).toBeVisible(),
    /** How many pixels wide a page is drawn. */
    drawnWidth: (number: number) =>
      page.locator(`[data-page="${number}"] canvas`).evaluate((canvas: HTMLCanvasElement) => canvas.width),
    /** Whether a page is drawn with a pixel for each of the screen. */
    isSharp: (number: number) =>
      page
        .locator(`[data-page="${number}"] canvas`)
        .evaluate(
          (canvas: HTMLCanvasElement) =>
            Math.abs(canvas.width - canvas.getBoundingClientRect().width * window.devicePixelRatio) < 2,
        ),
    /** Moves two fingers apart over the pages; without touch, turns the wheel with Ctrl. */
    async zoomIn(): Promise<void> {
      const box = await region.boundingBox();
      if (!box) throw new Error('The pages are not on screen');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return pinch(page, x, y);
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      for (let notch = 0; notch < 6; notch += 1) await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
    },
    /** Presses the field of the search, which nothing may cover, and types into it. */
    async search(words: string): Promise<void> {
      await page.getByRole('button', { name: 'Cerca nel documento' }).click();
      await typeInto(page.getByRole('searchbox', { name: 'Cerca nel documento' }), words);
    },
    found: page.getByRole('search').getByRole('status'),
    closeSearch: () => page.getByRole('button', { name: 'Chiudi la ricerca' }).click(),
    async resetZoom(): Promise<void> {
      await region.focus();
      await page.keyboard.press('0');
    },
    /** Where what stands around the pages is. */
    bars: () =>
      page
        .locator('header, [role="toolbar"], nav')
        .evaluateAll((bars) => bars.map((bar) => JSON.stringify(bar.getBoundingClientRect()))),
  };
}

async function pinch(page: Page, x: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', spread: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - spread, y, id: 0 },
        { x: x + spread, y, id: 1 },
      ],
    });
  await touch('touchStart', 40);
  for (const spread of [60, 80, 100]) await touch('touchMove', spread);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
