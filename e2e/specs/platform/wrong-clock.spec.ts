import type { Page } from '@playwright/test';
import { dayInItaly } from 'shared-api/contracts/common';
import { expect, test } from '../../core/test.ts';

const day = 24 * 60 * 60_000;

/** Has the device of a page say another time than it is; `ahead` is in milliseconds. */
async function setClock(page: Page, ahead: number): Promise<void> {
  await page.clock.install({ time: Date.now() + ahead });
  await page.clock.resume();
}

test('a device whose clock is wrong shows the day of the service, and says once how wrong it is @once', async ({
  page,
  signInAs,
}) => {
  await signInAs('mario.rossi');
  await setClock(page, 2 * day);
  await page.goto('/timesheet');
  const notice = page.getByText(/L’orologio di questo dispositivo è avanti di 2 giorni/);
  await expect(notice).toBeVisible();
  const today = dayInItaly(new Date());
  await expect(page.locator('[aria-current="date"]').first()).toHaveText(
    new RegExp(`(^|\\D)0?${Number(today.slice(8))}(\\D|$)`),
  );
  await page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Chiudi' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.locator('[aria-current="date"]').first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a device whose clock is behind is told so, and one that is right is told nothing @once', async ({
  page,
  signInAs,
}) => {
  await signInAs('mario.rossi');
  await page.goto('/dash');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/orologio/)).toBeHidden();
  await setClock(page, -40 * 60_000);
  await page.goto('/timesheet');
  await expect(page.getByText(/è indietro di 40 minuti/)).toBeVisible();
});
