import type { Page } from '@playwright/test';

/** The form of a user, in Italian. */
export function userFormPage(page: Page) {
  return {
    open: (ids: string) => page.goto(`/editUser/${ids}`),
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    company: page.getByRole('combobox', { name: 'Azienda' }),
    tab: (name: RegExp) => page.getByRole('tab', { name }),
    group: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    save: () => page.getByRole('button', { name: 'Salva' }).first().click(),
    saved: page.getByText('Dati salvati correttamente'),
    error: (text: string | RegExp) => page.getByText(text).first(),
  };
}
