import type { Page } from '@playwright/test';
import { chooseOption } from '../../hands/choose.ts';

/** Hours that leave the timesheet, in Italian. */
export function exportsPage(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  /** A row of a table, on a phone a card. */
  const rowOf = (person: string) =>
    page.getByRole('row', { name: person }).or(page.getByRole('listitem').filter({ hasText: person }));
  return {
    title: page.getByRole('heading', { name: 'Esporta ore', level: 1 }),
    rowOf,
    button,
    openPart: (name: string) => page.getByRole('tab', { name, exact: true }).click(),
    chooseCompany: (name: string) => chooseOption(page.getByLabel('Azienda'), name),
    deliveries: page
      .getByRole('table', { name: 'Consegne' })
      .or(page.getByRole('list', { name: 'Consegne' })),
    /** Downloads what a button gives, and reads it. */
    download: async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(name).first().click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
    },
    sign: async (person: string) => {
      await button(`Fai firmare il cartellino a ${person}`).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Invia' }).click();
    },
  };
}
