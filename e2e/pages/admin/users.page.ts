import type { Page } from '@playwright/test';
import { pickName } from '../platform/pick-name.ts';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';

/** The users whom an administrator administers, in Italian; cards on a phone, a grid on a desktop. */
export function usersPage(page: Page) {
  const row = (name: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first();
  const actions = screenActions(page);
  return {
    row,
    popup: page.getByRole('region', { name: 'Avvisi' }),
    company: page.getByRole('textbox', { name: 'Azienda' }),
    /** Of which company the list is, chosen before it opens. */
    async openCompany(name: string) {
      await this.company.click();
      await pickName(page.getByRole('dialog', { name: 'Scegli l’azienda' }), name, name);
      // There is one of this name: a second would stop the story.
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    },
    /** Searches in the bar of a desktop, or the popup of a phone. */
    async search(text: string) {
      const inBar = page.getByRole('search').getByRole('searchbox', { name: 'Cerca una persona' });
      const button = page.getByRole('search').getByRole('button', { name: 'Cerca', exact: true });
      await inBar.or(button).first().waitFor();
      if (await inBar.isVisible()) return typeInto(inBar, text);
      await button.click();
      const popup = page.getByRole('dialog', { name: 'Cerca' });
      await typeInto(popup.getByRole('searchbox'), text);
      await popup.getByRole('button', { name: 'Mostra' }).click();
    },
    select: (name: string) => row(name).getByRole('checkbox').first().click(),
    send: () => page.getByRole('button', { name: 'Invia documento', exact: true }).click(),
    press: (name: string) => actions.press(name),
    goBack: (name: string) => actions.back(name).click(),
    action: (name: string) => actions.action(name),
    question: page.getByRole('alertdialog'),
  };
}
