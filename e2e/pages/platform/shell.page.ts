import { expect, type Page } from '@playwright/test';

/** The frame around every screen, as a person uses it. */
export function shellPage(page: Page) {
  const card = page.getByRole('alert');
  return {
    card,
    heading: (name: string | RegExp) => page.getByRole('heading', { name, level: 1, exact: true }),
    openFromMenu: async (entry: string) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const link = menu.getByRole('link', { name: entry, exact: true });
      await link.or(menu.getByRole('button', { name: entry, exact: true })).click();
    },
    /** The menu as a dialog, opened. */
    openMenu: async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      return menu;
    },
    goHome: () => page.getByRole('banner').getByRole('button', { name: 'Home' }).click(),
    retry: () => card.getByRole('button', { name: 'Riprova' }).click(),
    /** Tries again, unless the screen has come by itself meanwhile. */
    retryUntil: async (name: string) => {
      const heading = page.getByRole('heading', { name, level: 1, exact: true });
      await card.getByRole('button', { name: 'Riprova' }).or(heading).click();
      await expect(heading).toBeVisible();
    },
    /** Marks the page; `expectNoReload` then tells whether it is still the same one. */
    mark: () => page.evaluate(() => Object.assign(globalThis, { sportelloMark: true })),
    expectNoReload: async () => {
      const isMarked = await page.evaluate(() => 'sportelloMark' in globalThis);
      expect(isMarked, 'the page was reloaded').toBe(true);
    },
  };
}
