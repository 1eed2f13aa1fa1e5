import type { Page } from '@playwright/test';

/** The area's first screen, in Italian. */
export function timesheetPage(page: Page) {
  return {
    title: page.getByRole('heading', { name: 'Timesheet', level: 1 }),
    /** Cards on a phone, rows of a table on a desktop; a table's head is none. */
    rows: page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Esempio per' }),
  };
}
