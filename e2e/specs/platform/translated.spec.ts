import type { Page } from '@playwright/test';
import { translatePages } from '../../commands/translate.ts';
import { signInByScreen } from '../../commands/sign-in-by-screen.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { messagesPage } from '../../pages/signing/messages.page.ts';
import { timesheetPage } from '../../pages/timesheet/timesheet.page.ts';

/** What a page wrote where nobody sees it any more, and what ended a part of it. */
function watch(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('@once on a page that the browser translates no word is of before and no screen ends', async ({
  page,
  context,
}) => {
  await translatePages(context);
  const errors = watch(page);

  await test.step('When somebody signs in, with a field left out first', async () => {
    await loginPage(page).open();
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
    await signInByScreen(page, 'admin');
    await expect(page.locator('font').first()).toBeVisible();
  });

  await test.step('And writes to two people, who are counted', async () => {
    const messages = messagesPage(page);
    await messages.openNew();
    await messages.addPerson('mario', 'Rossi Mario');
    await expect(page.getByText('1 persona', { exact: true })).toBeVisible();
    await messages.addPerson('giulia', 'Bianchi Giulia');
    await expect(page.getByText('2 persone', { exact: true })).toBeVisible();
  });

  await test.step('And goes back by a month, then the state is that month’s', async () => {
    const month = timesheetPage(page);
    await page.goto('/timesheet');
    await expect(page.getByText('Ore presenza')).toBeVisible();
    const state = page.getByText('Chiuso', { exact: true });
    await month.action('Mese precedente').first().click();
    await expect(state.first()).toBeVisible();
  });

  expect(errors).toEqual([]);
});
