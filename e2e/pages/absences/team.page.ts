import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

/** Who is away, in Italian; a list for each day on a phone, a table on a desktop. */
export function teamPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Nel tuo calendario' });
  return {
    title: page.getByRole('heading', { name: 'Chi è assente', level: 1 }),
    open: (day: string) => page.goto(`/absenceCalendar?day=${day}`),
    /** What is shown of somebody: their line, or the first of theirs on a phone. */
    personOf: (name: string) =>
      page
        .getByRole('row', { name })
        .or(page.getByRole('list').getByRole('listitem').getByRole('listitem').filter({ hasText: name }))
        .first(),
    next: page.getByRole('button', { name: 'Periodo successivo' }),
    dialog,
    address: dialog.getByRole('textbox', { name: 'Indirizzo' }),
    openFeeds: () => screenActions(page).press('Calendario'),
  };
}
