import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { shellPage } from '../platform/shell.page.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Somebody's month, in Italian, at every size. */
export function timesheetPage(page: Page) {
  const day = (words: string) => page.getByRole('button', { name: new RegExp(`\\b${words}\\b`) });
  const action = (name: string) => page.getByRole('button', { name, exact: true });
  const closeSheet = page.getByRole('dialog').getByRole('button', { name: 'Chiudi' });
  return {
    /** Opens a month, `2025-03`, and waits until its days are there. */
    open: async (month: string) => {
      await page.goto(`/timesheet?month=${month}`);
      await expect(shellPage(page).heading('Timesheet')).toBeVisible();
      await expect(page.getByText('Ore presenza')).toBeVisible();
    },
    day,
    action,
    /** One of the three totals of the month. */
    total: (name: string) =>
      page
        .getByRole('region', { name: /^Totali di/ })
        .locator('div', { hasText: name })
        .getByRole('definition'),
    field: (name: string) => page.getByRole('spinbutton', { name, exact: true }),
    /** All days of the month at once. */
    grid: page.getByRole('table', { name: /^Tutti i giorni di/ }),
    cell: (name: string) => page.getByRole('textbox', { name, exact: true }),
    cause: page.getByRole('combobox', { name: 'Causale' }),
    openDay: async (words: string) => {
      await day(words).click();
      await expect(page.getByRole('heading', { name: new RegExp(words) })).toBeVisible();
    },
    /** A phone shows a day over the calendar; beside it there is nothing to leave. */
    leaveDay: async () => {
      if (await closeSheet.isVisible()) await closeSheet.click();
      await expect(closeSheet).toBeHidden();
    },
    /** Chooses whose month to open: the company, then the employee, searched for. */
    openEmployee: async (company: string, name: string) => {
      await screenActions(page).press('Aziende');
      await page.getByRole('dialog').getByRole('button', { name: company }).click();
      await typeInto(
        page
          .getByRole('searchbox')
          .or(page.getByRole('textbox', { name: /Cerca/ }))
          .last(),
        name,
      );
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(name) })
        .click();
    },
    /** How the change of the open day stands: 'Salvato'. */
    notice: (text: string) => page.getByText(text, { exact: true }),
    /** Sets the month to another state. */
    setStatus: async (choice: string) => {
      await screenActions(page).press('Stato');
      await action(choice).click();
    },
  };
}
