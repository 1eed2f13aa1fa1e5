import type { Page } from '@playwright/test';

/** Where a person answers what an administrator proposed, in Italian. */
export function contactProposalPage(page: Page) {
  return {
    /** A page behind another draws no change of its address. */
    open: async (link: string) => {
      await page.bringToFront();
      await page.goto(link);
    },
    value: (text: string) => page.getByText(text, { exact: true }),
    confirm: () => page.getByRole('button', { name: 'È mio: conferma' }).click(),
    refuse: () => page.getByRole('button', { name: 'Non è mio: rifiuta' }).click(),
    confirmed: page.getByText('Confermato: vale da ora'),
    refused: page.getByText('Rifiutato: resta tutto come prima'),
    dead: page.getByText(/È già stato confermato, rifiutato o ritirato/),
  };
}
