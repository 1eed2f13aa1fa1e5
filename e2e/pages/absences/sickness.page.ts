import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { shellPage } from '../platform/shell.page.ts';

/** Sickness, in Italian, at every size. */
export function sicknessPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Malattia di/ });
  const day = (words: string) => page.getByRole('button', { name: new RegExp(`^(\\S+ )?${words}\\b`) });
  return {
    open: async () => {
      await page.goto('/disease');
      await expect(shellPage(page).heading('Malattia')).toBeVisible();
      await expect(page.getByRole('grid').first()).toBeVisible();
    },
    day,
    /** Chooses days by their words, `3 dicembre 2026`; goes on by months until the first is there. */
    chooseDays: async (first: string, last: string) => {
      for (let months = 0; months < 12 && !(await day(first).isVisible()); months += 1)
        await page.getByRole('button', { name: 'Mese successivo' }).click();
      await day(first).click();
      await day(last).click();
    },
    protocol: page.getByRole('textbox', { name: 'Numero di protocollo' }),
    /** What the sickness would take. */
    summary: page.getByRole('status', { name: 'Riepilogo' }),
    send: () => screenActions(page).press('Invia'),
    question: page.getByRole('alertdialog', { name: 'Sei sicuro?' }),
    openHistory: () => page.getByRole('tab', { name: 'Storico' }).click(),
    /** The button that opens a sickness of the history, by its first day: `01-12-2026`. */
    row: (from: string) => page.getByRole('button', { name: new RegExp(from) }),
    dialog,
    inDialog: (name: string) => dialog.getByRole('button', { name, exact: true }),
    /** Who else has read it. */
    readings: dialog.getByRole('list', { name: 'Chi ha letto' }),
    certificate: page.getByRole('dialog', { name: 'Aggiungi un certificato' }),
    popup: (text: string) => page.getByText(text, { exact: true }),
  };
}
