import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';
import { chooseFiles } from '../../hands/choose.ts';

/** Sending a document to chosen users, from the choice to where each person's document is. */
export function sendDoc(page: Page) {
  const { press, action } = screenActions(page);
  const dialog = () => page.getByRole('dialog', { name: /^Inviare/ });
  return {
    open: (choice: string) => page.goto(`/sendDoc?chosen=${choice}`),
    openOwn: () => page.goto('/sendDoc'),
    action,
    receiver: (name: string) => page.getByRole('button', { name: `Togli ${name}` }),
    heading: (text: string) => page.getByRole('heading', { name: text }),
    async fillIn(title: string, buffer: Buffer) {
      await typeInto(page.getByLabel('Titolo'), title);
      await chooseFiles(page.getByLabel('Allegato (PDF)'), {
        name: 'regolamento.pdf',
        mimeType: 'application/pdf',
        buffer,
      });
      await expect(page.getByText(/\d pagin[ae]$/)).toBeVisible();
    },
    next: () => press('Avanti'),
    placeByKeyboard: () => page.getByRole('button', { name: /^Aggiungi firma a pagina/ }).press('Enter'),
    box: (number: number) => page.getByRole('button', { name: new RegExp(`^Firma ${number}, pagina`) }),
    askToSend: () => press('Invia'),
    dialog,
    confirm: () => dialog().getByRole('button', { name: 'Invia' }).click(),
    takeBack: () => press('Annulla'),
    backToDocument: () => page.getByRole('link', { name: 'Torna al documento' }).click(),
    /** Somebody's line in the list of results. */
    result: (name: string) =>
      page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first(),
  };
}
