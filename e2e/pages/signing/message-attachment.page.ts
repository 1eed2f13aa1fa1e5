import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';

/** The viewer of a message's attachment. */
export function messageAttachment(page: Page) {
  const searchField = page.getByRole('searchbox', { name: 'Cerca nel documento' });
  return {
    actions: screenActions(page),
    open: (copyId: string) => page.goto(`/viewMessageAttachment/${copyId}`),
    title: (name: string) => page.getByRole('heading', { name }),
    drawing: (number: number) => page.locator(`[data-page="${number}"] canvas`),
    /** The page that one is on, as its field says. */
    pageField: () => page.getByRole('textbox', { name: /^Vai alla pagina/ }),
    zoomIn: () => page.getByRole('button', { name: 'Ingrandisci' }).click(),
    async search(words: string): Promise<void> {
      await page.getByRole('button', { name: 'Cerca nel documento' }).click();
      await typeInto(searchField, words);
    },
    nextResult: () => page.getByRole('button', { name: 'Risultato successivo' }).click(),
    closeSearch: () => page.getByRole('button', { name: 'Chiudi la ricerca' }).click(),
    help: () => page.getByRole('dialog', { name: 'Leggere e firmare un PDF' }),
  };
}
