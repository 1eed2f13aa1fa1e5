import { expect, type Page } from '@playwright/test';

/** The frame around every screen, as a person uses it. */
export function shellPage(page: Page) {
  const card = page.getByRole('alert');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  /** The menu in sight: the sheet of a phone, opened, or the sidebar of a desktop, which always is. */
  const openMenu = async () => {
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await expect(button.or(menu).first()).toBeVisible();
    if (!(await menu.isVisible())) await button.click();
    await expect(menu).toBeVisible();
    return menu;
  };
  return {
    card,
    /** What says that somebody is signed in, at every size. */
    menu: button.or(page.getByRole('navigation', { name: 'Menu', exact: true })).first(),
    heading: (name: string | RegExp) => page.getByRole('heading', { name, level: 1, exact: true }),
    openFromMenu: async (entry: string) => {
      const menu = await openMenu();
      // What waits there stands behind its name.
      const name = new RegExp(`^${entry}(\\s*\\d+\\+? da gestire)?$`);
      await menu.getByRole('link', { name }).or(menu.getByRole('button', { name })).click();
    },
    openMenu,
    /** By the button of a phone's top bar, or the mark of a desktop's sidebar. */
    goHome: () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: 'Home' })
        .or(page.getByTitle('Home', { exact: true }))
        .first()
        .click(),
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
