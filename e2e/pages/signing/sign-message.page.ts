import type { Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Signing the PDF of a message. */
export function signMessage(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    actions: screenActions(page),
    open: (copyId: string) => page.goto(`/signMessage/${copyId}`),
    drawing: (number: number) => page.locator(`[data-page="${number}"] canvas`).first(),
    box: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Signs by typing the signer's own name. */
    async typeSignature(): Promise<void> {
      await dialog('Firma').getByRole('radio', { name: 'Scrivi' }).check();
      await dialog('Firma').getByRole('button', { name: 'Conferma la firma' }).click();
    },
    async writeText(words: string): Promise<void> {
      await typeInto(dialog('Testo').getByLabel('Testo da scrivere sulla pagina'), words);
      await dialog('Testo').getByRole('button', { name: 'Conferma' }).click();
    },
  };
}
