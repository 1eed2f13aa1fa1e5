import { expect, type Page } from '@playwright/test';
import { screenActions } from './screen-actions.ts';

/** The home after sign-in, in Italian. */
export function dashboardPage(page: Page) {
  const tile = page.getByRole('main').getByRole('link', { name: /^Documenti/ });
  const registrations = page.getByRole('main').getByRole('link', { name: /^Registrazioni/ });
  return {
    /** The ways straight to signing, of the documents that it names. */
    stepsToSign: page.getByRole('list', { name: 'Documenti da firmare' }).getByRole('link'),
    /** The tile of who waits for an administrator, and the number on it. */
    registrations: { link: registrations, count: registrations.getByTitle(/da gestire$/) },
    async open(): Promise<void> {
      const isCounted = page.waitForResponse('**/api/getNumDocToSignApi');
      await page.goto('/dash');
      await isCounted;
      await expect(tile).toBeVisible();
    },
    /** The number on the tile, and the one in the bottom bar. */
    counts: {
      tile: tile.getByTitle(/da gestire$/),
      /** In the bottom bar of a phone, in the menu of a desktop. */
      bar: screenActions(page)
        .bar.getByRole('button', { name: /Documenti/ })
        .or(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Documenti/ })),
    },
    /** How many documents the tile says are to deal with. */
    async waiting(): Promise<number> {
      const count = tile.getByTitle(/da gestire$/);
      return (await count.isVisible()) ? Number(await count.innerText()) : 0;
    },
  };
}
