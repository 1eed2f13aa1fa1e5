import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { shellPage } from '../platform/shell.page.ts';

/** The settings of a company, in Italian, at every size. */
export function settingsPage(page: Page) {
  return {
    open: async () => {
      await page.goto('/settings');
      await expect(shellPage(page).heading('Settings')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Notifiche' })).toBeVisible();
    },
    company: page.getByRole('combobox', { name: 'Azienda' }),
    minutes: page.getByLabel('Minuti tra due e‑mail').first(),
    hoursMonths: page.getByLabel('Mesi per ore, assenze e saldi'),
    domains: page.getByRole('textbox', { name: 'Domini delle e‑mail dell’azienda' }),
    save: () => screenActions(page).press('Salva'),
    testMail: page.getByRole('button', { name: 'Invia e‑mail di prova' }),
  };
}
