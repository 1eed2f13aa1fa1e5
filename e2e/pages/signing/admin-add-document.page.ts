import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';
import { chooseFiles } from '../../hands/choose.ts';

interface Receiver {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly title: string;
}

/** The two steps of adding a document. */
export function adminAddDocument(page: Page) {
  const { press } = screenActions(page);
  const field = (name: string) => page.getByRole('combobox', { name, exact: true });
  const chooseFile = (name: string, buffer: Buffer) =>
    chooseFiles(page.getByLabel('Allegato (PDF)'), { name, mimeType: 'application/pdf', buffer });
  const box = (number: number) => page.getByRole('button', { name: new RegExp(`^Firma ${number}, pagina`) });
  return {
    open: () => page.goto('/editDocument'),
    async fillIn({ name, surname, email, title }: Receiver) {
      await typeInto(field('Nome'), name);
      await typeInto(field('Cognome'), surname);
      await typeInto(field('E-Mail'), email);
      await typeInto(page.getByLabel('Titolo'), title);
    },
    field,
    chooseFile,
    /** Chooses a file and waits until it is checked. */
    async attach(name: string, buffer: Buffer) {
      await chooseFile(name, buffer);
      await this.expectChecked();
    },
    expectChecked: () => expect(page.getByText(/\d pagin[ae]$/)).toBeVisible(),
    /** Types so that somebody is suggested. */
    async suggest(name: string, typed: string, suggestion: RegExp) {
      await typeInto(field(name), '');
      await typeInto(field(name), typed);
      await expect(page.getByRole('option', { name: suggestion })).toBeVisible();
    },
    /** Chooses the first suggestion by the keyboard. */
    async choose(name: string) {
      await field(name).press('ArrowDown');
      await field(name).press('Enter');
    },
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
