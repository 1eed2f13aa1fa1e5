import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

/** The months of all people of a company, in Italian; cards on a phone, a grid on a desktop. */
export function monthsPage(page: Page) {
  const row = (name: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first();
  const popup = page.getByRole('region', { name: 'Avvisi' });
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    open: (month: string) => page.goto(`/timesheets?month=${month}`),
    title: page.getByRole('heading', { name: 'Timesheet del personale', level: 1 }),
    row,
    panel,
    popup,
    select: (name: string) => row(name).getByRole('checkbox').first().click(),
    press: (name: string) => screenActions(page).press(name),
    closePopup: () => popup.getByRole('button', { name: 'Chiudi', exact: true }).first().click(),
    /** Closes the popup, so that what can be undone is done. */
    doNow: () => popup.getByRole('button', { name: 'Chiudi', exact: true }).first().click(),
    /** Opens a month beside the list, by the keyboard in a grid. */
    async openPanel(name: string) {
      const card = page.getByRole('button', { name, exact: true });
      const cell = page.getByRole('gridcell', { name, exact: true });
      await card.or(cell).first().waitFor();
      if (await card.isVisible()) return card.click();
      await cell.dblclick();
    },
  };
}
