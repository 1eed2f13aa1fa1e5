import type { Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The working hours of a company and of its people, in Italian. */
export function workCalendarPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const plans = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) });
  return {
    title: page.getByRole('heading', { name: 'Orari di lavoro', level: 1 }),
    ownPlans: plans('Orari delle persone'),
    /** Opens the form of a plan for a person who is searched for. */
    addFor: async (search: string) => {
      await page.getByRole('button', { name: 'Aggiungi per una persona' }).click();
      await typeInto(dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).last(), search);
      await dialog.getByRole('button', { name: new RegExp(search) }).click();
    },
    from: dialog.getByLabel('Vale dal'),
    total: dialog.getByText(/ore a settimana$/),
    choose: press,
    save: () => press('Salva'),
    remove: async (plan: string) => {
      await page.getByRole('button', { name: `Togli ${plan}`, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
    },
    saved: page.getByText('Dati salvati correttamente').first(),
  };
}
