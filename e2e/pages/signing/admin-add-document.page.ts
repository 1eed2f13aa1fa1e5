import { expect, type Page } from '@playwright/test';

interface Receiver {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly title: string;
}

/** The two steps of adding a document. */
export function adminAddDocument(page: Page) {
  const box = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Togli Firma ${number},`) }).first();
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
    next: () => page.getByRole('button', { name: 'Avanti' }).click(),
    save: () => page.getByRole('button', { name: 'Salva', exact: true }).click(),
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
