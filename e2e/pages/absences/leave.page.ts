import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { shellPage } from '../platform/shell.page.ts';

/** Leave, in Italian, at every size. */
export function leavePage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Richiesta' });
  return {
    open: async () => {
      await page.goto('/holiday');
      await expect(shellPage(page).heading('Ferie e permessi')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Periodo' })).toBeVisible();
    },
    /** Shows the month of a day in words: 'marzo 2027'. */
    showMonth: async (month: string) => {
      const isShown = page.getByText(new RegExp(month, 'i')).first();
      for (let tries = 0; tries < 24 && !(await isShown.isVisible()); tries += 1)
        await page.getByRole('button', { name: 'Mese successivo' }).click();
      await expect(isShown).toBeVisible();
    },
    day: (words: string) => page.getByRole('button', { name: new RegExp(`^${words}`) }),
    cause: page.getByRole('combobox', { name: 'Causale' }),
    fact: (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: name }) })
        .getByRole('definition'),
    send: () => screenActions(page).press('Invia'),
    question: page.getByRole('alertdialog', { name: 'Sei sicuro?' }),
    showHistory: () => page.getByRole('tab', { name: 'Storico' }).click(),
    request: (words: string) => page.getByText(words).first(),
    dialog,
    inDialog: (name: string) => dialog.getByRole('button', { name }),
  };
}
