import type { Page } from '@playwright/test';

/** The actions of the screen, in the bottom bar of a phone and in the header of a desktop. */
export function screenActions(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Azioni della pagina' });
  const action = (name: string) => bar.getByRole('button', { name, exact: true });
  return {
    bar,
    action,
    /** The way back: an arrow in the header of a desktop, the first of a phone's bar. */
    back: (name: string) =>
      page.locator('header').getByRole('button', { name, exact: true }).or(action(name)).first(),
    /** Presses an action, or finds it in what the bar's last button opens: 'Altro' on a phone, a menu on a desktop. */
    async press(name: string): Promise<void> {
      const more = bar.getByRole('button', { name: /^(Altro|Altre azioni)$/ });
      await action(name).or(more).first().waitFor();
      if (await action(name).isVisible()) return action(name).click();
      await more.click();
      const inSheet = page.getByRole('dialog', { name: 'Altro' }).getByRole('button', { name, exact: true });
      await inSheet.or(page.getByRole('menuitem', { name, exact: true })).click();
    },
  };
}
