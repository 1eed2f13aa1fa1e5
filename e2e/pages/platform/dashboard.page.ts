import { expect, type Page } from '@playwright/test';

/** The home after sign-in, in Italian. */
export function dashboardPage(page: Page) {
  const tile = page.getByRole('main').getByRole('link', { name: /^Documenti/ });
  const registrations = page.getByRole('main').getByRole('link', { name: /^Registrazioni/ });
  return {
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
      bar: page
        .getByRole('navigation', { name: 'Azioni della pagina' })
        .getByRole('button', { name: /Documenti/ }),
    },
    /** How many documents the tile says are to deal with. */
    async waiting(): Promise<number> {
      const count = tile.getByTitle(/da gestire$/);
      return (await count.isVisible()) ? Number(await count.innerText()) : 0;
    },
  };
}
