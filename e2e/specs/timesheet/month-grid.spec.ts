import { totalsOf, getMonth } from 'shared-api/contracts/timesheet';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { timesheetPage } from '../../pages/timesheet/timesheet.page.ts';

const mostKeystrokes = 60;

/** The hours of presence that the service has. */
const savedHours = async (page: Page, of: { year: number; month: number }) => {
  const { month } = await callApi(page.request, getMonth, of);
  return totalsOf(month.days).present / 60;
};

test('a whole month is filled in by keyboard', { tag: '@once' }, async ({ page }) => {
  const month = timesheetPage(page);
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes += 1;
    await page.keyboard.press(key);
  };

  await test.step('Given somebody who looks at all days of a month at once', async () => {
    await signIn(page.request, 'mario.rossi');
    await month.open('2025-09');
    await month.action('Tutto il mese').click();
    await expect(month.grid).toBeVisible();
    await expect(page).toHaveURL(/view=grid/);
    await expectAccessible(page);
  });

  await test.step('When they take each working day as planned, in at most 60 keystrokes', async () => {
    await month.cell('Ordinari, lunedì 1 settembre').focus();
    for (let day = 0; day < 22; day += 1) {
      await press('=');
      await press('Enter');
    }
    await expect(month.total('Ore presenza')).toHaveText('176');
    expect(keystrokes).toBeLessThanOrEqual(mostKeystrokes);
  });

  await test.step('And correct one day with digits and arrows', async () => {
    await month.cell('Ordinari, martedì 9 settembre').focus();
    await page.keyboard.type('7');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('0,5');
    await page.keyboard.press('ArrowRight');
    await expect(month.total('Ore straordinario')).toHaveText('0,5');
    await expect(month.cell('Assenza, martedì 9 settembre')).toHaveValue('1');
    await expectAccessible(page);
  });

  await test.step('Then the service has it, and so has the calendar after a reload', async () => {
    await expect.poll(() => savedHours(page, { year: 2025, month: 9 })).toBe(175);
    await page.reload();
    await expect(month.grid).toBeVisible();
    await expect(month.cell('Ordinari, martedì 9 settembre')).toHaveValue('7');
    await month.action('Calendario').click();
    await expect(month.grid).toBeHidden();
    await expect(month.total('Ore presenza')).toHaveText('175');
  });
});

test('on a phone a week is filled in day by day, with two taps each', { tag: '@phone' }, async ({ page }) => {
  const month = timesheetPage(page);

  await test.step('Given somebody with a phone, who follows an address that has all days at once', async () => {
    await signIn(page.request, 'mario.rossi');
    await month.open('2025-11');
    await page.goto('/timesheet?month=2025-11&view=grid');
    await expect(month.day('3 novembre')).toBeVisible();
    await expect(month.grid).toBeHidden();
    await expect(month.action('Tutto il mese')).toBeHidden();
  });

  await test.step('When they go from day to day and take each as planned', async () => {
    await month.openDay('3 novembre');
    for (const day of [3, 4, 5, 6, 7]) {
      await expect(page.getByRole('heading', { name: new RegExp(`\\b${day} novembre`) })).toBeVisible();
      await month.action('Come da piano').click();
      await month.action('Giorno successivo').click();
    }
    await expectAccessible(page);
    await month.leaveDay();
  });

  await test.step('Then the week is there', async () => {
    await expect(month.total('Ore presenza')).toHaveText('40');
    await expect.poll(() => savedHours(page, { year: 2025, month: 11 })).toBe(40);
  });
});
