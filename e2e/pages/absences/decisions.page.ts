import type { Page } from '@playwright/test';
import { pickName } from '../platform/pick-name.ts';
import { screenActions } from '../platform/screen-actions.ts';

/** Requests of the staff for who decides about them, and the page of a mail's link, in Italian. */
export function decisionsPage(page: Page) {
  const popup = page.getByRole('region', { name: 'Avvisi' });
  const row = (name: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first();
  return {
    /** Opens what waits of one person. */
    openOf: (name: string) => page.goto(`/absences?search=${encodeURIComponent(name)}`),
    title: page.getByRole('heading', { name: 'Richieste del personale', level: 1 }),
    row,
    popup,
    /** Ticks a request, by its days. */
    select: (period: string) => page.getByRole('checkbox', { name: new RegExp(`${period}$`) }).click(),
    press: (name: string) => screenActions(page).press(name),
    /** Closes the popup, so that what can be undone is done. */
    doNow: () => popup.getByRole('button', { name: 'Chiudi', exact: true }).first().click(),
    card: (name: string) => page.getByRole('article', { name }),
    question: page.getByRole('alertdialog'),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    async openPanel(period: string, name: string) {
      await row(period).getByRole('button', { name, exact: true }).click();
      return page.getByRole('dialog', { name, exact: true });
    },
    /** Picks somebody in a sheet. */
    async pickPerson(name: string) {
      await page.getByRole('button', { name: /^Persona/ }).click();
      const search = page.getByRole('searchbox', { name: 'Cerca per nome' });
      await pickName(page.getByRole('dialog').filter({ has: search }), new RegExp(`^${name} `), name);
    },
  };
}
