import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

/** The addresses that get the signed documents of a company, in Italian. */
export function confirmationMailsPage(page: Page) {
  const { press, action } = screenActions(page);
  return {
    press,
    action,
    open: (company: string) => page.goto(`/confMailDocSignedDoc?company=${company}`),
    box: (email: string) => page.getByRole('checkbox', { name: new RegExp(`^Seleziona ${email}`) }),
    heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
    email: page.getByLabel('E-Mail', { exact: true }),
    question: page.getByRole('alertdialog'),
    popup: page.getByRole('region', { name: 'Avvisi' }),
  };
}
