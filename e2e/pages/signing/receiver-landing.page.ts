import type { Page } from '@playwright/test';

/** Where a receiver arrives by the link of the mail. */
export function receiverLanding(page: Page) {
  return {
    open: (link: string) => page.goto(link),
    invitation: () => page.getByRole('heading', { name: /ti ha inviato un documento da firmare/ }),
    openAndSign: () => page.getByRole('button', { name: 'Apri e firma' }).click(),
    openList: () => page.getByRole('button', { name: 'Vai all’elenco dei documenti' }).click(),
  };
}
