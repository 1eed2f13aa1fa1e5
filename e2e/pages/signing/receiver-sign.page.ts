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

async function stroke(page: Page, points: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const [first, ...rest] = points;
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps: 8 });
  await page.mouse.up();
}
