import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

interface Receiver {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly title: string;
}

/** The two steps of adding a document. */
export function adminAddDocument(page: Page) {
  const { press } = screenActions(page);
  const box = (number: number) => page.getByRole('button', { name: new RegExp(`^Firma ${number}, pagina`) });
  return {
    open: () => page.goto('/editDocument'),
    async fillIn({ name, surname, email, title }: Receiver) {
      await page.getByLabel('Nome', { exact: true }).fill(name);
      await page.getByLabel('Cognome').fill(surname);
      await page.getByLabel('E-Mail').fill(email);
      await page.getByLabel('Titolo').fill(title);
    },
    attach: (name: string, buffer: Buffer) =>
      page.getByLabel('Allegato (PDF)').setInputFiles({ name, mimeType: 'application/pdf', buffer }),
    tick: (label: string) => page.getByLabel(label).check(),
    next: () => press('Avanti'),
    save: () => press('Salva'),
    box,
    /** Waits until the page is drawn, then clicks it at shares of its size. */
    async clickPage(number: number, x: number, y: number) {
      const sheet = page.locator(`[data-page="${number}"]`);
      await expect(sheet.locator('[data-state="drawn"]')).toBeVisible();
      const size = await sheet.boundingBox();
      await sheet.click({ position: { x: (size?.width ?? 0) * x, y: (size?.height ?? 0) * y } });
    },
    placeByKeyboard: () => page.getByRole('button', { name: /^Aggiungi firma a pagina/ }).press('Enter'),
    listed: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}
