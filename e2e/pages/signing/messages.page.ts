import type { Page } from '@playwright/test';
import { pickName } from '../platform/pick-name.ts';
import { screenActions } from '../platform/screen-actions.ts';

/** Messages: read, accepted, written and followed. */
export function messagesPage(page: Page) {
  const actions = screenActions(page);
  return {
    actions,
    openInbox: () => page.goto('/messages'),
    openNew: () => page.goto('/newMessage'),
    openSent: () => page.goto('/sentMessages'),
    /** Opens a message of a list, by its card or its row; the inbox of a desktop by the button for the row that is selected. */
    async open(title: string): Promise<void> {
      const pressed = page.getByRole('button', { name: title }).or(page.getByRole('link', { name: title }));
      const cell = page.getByRole('gridcell', { name: title });
      await pressed.or(cell).first().waitFor();
      if ((await cell.count()) === 0) return pressed.first().click();
      await cell.first().click();
      await actions.press('Vedi');
    },
    /** Adds somebody to those who get the message. */
    async addPerson(words: string, name: string): Promise<void> {
      await page.getByRole('button', { name: 'Persone', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Scegli una persona' });
      await pickName(sheet, name, words);
    },
    question: page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: /Invia a/ }))
      .first(),
    acceptance: page.getByRole('dialog', { name: 'Accettazione' }),
    popup: (text: string) => page.getByText(text, { exact: true }),
  };
}
