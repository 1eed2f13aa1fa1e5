import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { timesheetPage } from '../../pages/timesheet/timesheet.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

test('somebody opens the area from the menu and sees what there is for their company', async ({ page }) => {
  const area = timesheetPage(page);

  await test.step('Given somebody who is signed in', async () => {
    await signIn(page.request, 'mario.rossi');
    await page.goto('/dash');
  });

  await test.step('When they choose it in the menu', async () => {
    await shellPage(page).openFromMenu('Timesheet');
    await expect(area.title).toBeVisible();
  });

  await test.step('Then they see the row of their company, and of no other', async () => {
    await expect(area.rows).toHaveCount(1);
    await expect(area.rows.filter({ hasText: 'Acme' })).toHaveCount(1);
    await expectAccessible(page);
  });
});
