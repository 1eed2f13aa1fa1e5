import { expect, type Page } from '@playwright/test';

/** Where a receiver arrives by the link of the mail. */
export function receiverLanding(page: Page) {
  return {
    open: (link: string) => page.goto(link),
    invitation: () => page.getByRole('heading', { name: /ha inviato un documento da firmare/ }),
    openAndSign: () => page.getByRole('button', { name: /^(Apri e firma|Riprendi)$/ }).click(),
    async focusOpenAndSign(): Promise<void> {
      const button = page.getByRole('button', { name: 'Apri e firma' });
      await expect(button).toBeVisible();
      for (let presses = 0; presses < 10; presses += 1) {
        await page.keyboard.press('Tab');
        if (await button.evaluate((element) => element === document.activeElement)) return;
      }
      await expect(button).toBeFocused();
    },
    openList: () => page.getByRole('button', { name: 'Vai all’elenco dei documenti' }).click(),
  };
}
