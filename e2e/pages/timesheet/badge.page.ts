import type { Page } from '@playwright/test';

/** The button that punches, and the times of a day, in Italian. */
export function badgePage(page: Page) {
  const tab = page.getByRole('tabpanel', { name: 'Ebadge' });
  return {
    enter: page.getByRole('button', { name: 'Entrata', exact: true }),
    exit: page.getByRole('button', { name: 'Uscita', exact: true }),
    /** Where the person stands: since when at work, or the last punch. */
    atWork: page.getByText(/^Al lavoro da: oggi, \d\d:\d\d$/),
    lastExit: page.getByText(/^Ultima timbratura: Uscita, oggi, \d\d:\d\d$/),
    waiting: page.getByRole('list', { name: 'Timbrature non ancora inviate' }),
    /** Says yes to a second press so soon. */
    punchAgain: (kind: 'Entrata' | 'Uscita') =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: `Timbra ${kind}` })
        .click(),
    missing: page.getByText(/^Manca una timbratura: |^Mancano timbrature in /),
    openDay: (day: string) => page.goto(`/timesheet?day=${day}&tab=badge`),
    time: (slot: string) => tab.getByLabel(slot, { exact: true }),
    acceptProposal: (slot: string) =>
      tab.getByRole('button', { name: new RegExp(`^Usa .* per ${slot}$`) }).click(),
    reason: tab.getByLabel('Motivo della correzione'),
    save: () => tab.getByRole('button', { name: 'Salva gli orari' }).click(),
    worked: tab.getByText(/^Lavorate: /),
  };
}
