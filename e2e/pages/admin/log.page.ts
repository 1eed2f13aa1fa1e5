import type { Page } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** The log of who did what, in Italian; cards on a phone, a table on a desktop. */
export function logPage(page: Page) {
  const rows = page.getByRole('row').or(page.getByRole('listitem'));
  return {
    open: (query = '') => page.goto(`/log${query}`),
    panel: page.getByRole('dialog'),
    intact: page.getByText(/^Registro integro, verificato il/),
    event: (...texts: string[]) =>
      texts.reduce((found, text) => found.filter({ hasText: text }), rows).first(),
    newEvents: page.getByRole('button', { name: /nuov[oi] event[oi]$/ }),
    search: (text: string) => typeInto(page.getByRole('searchbox', { name: 'Cerca nel registro' }), text),
    /** Downloads what the dialog gives, and reads it. */
    download: async () => {
      const button = page.getByRole('dialog').getByRole('button', { name: 'Scarica' });
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
    },
  };
}
