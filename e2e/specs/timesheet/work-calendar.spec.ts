import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { timesheetPage } from '../../pages/timesheet/timesheet.page.ts';
import { workCalendarPage } from '../../pages/timesheet/work-calendar.page.ts';
import { typeDate } from '../../hands/choose.ts';

/** Somebody for each size of the screen; the month is one that no other story looks at. */
const personOf = (size: string) =>
  size === 'phone'
    ? { username: 'mario.rossi', name: 'Rossi Mario', search: 'Rossi' }
    : { username: 'giulia.bianchi', name: 'Bianchi Giulia', search: 'Bianchi' };

test('a plan from a day on changes the month of its person', async ({ page, browser }, { project }) => {
  const { username, name, search } = personOf(project.name);
  const hours = workCalendarPage(page);
  const home = await browser.newContext();
  const theirs = await home.newPage();
  const month = timesheetPage(theirs);
  const expectPlan = async (day: string, planned: number) => {
    await month.leaveDay();
    await month.openDay(day);
    await expect(theirs.getByText(`Piano del giorno: ${planned} ore`)).toBeVisible();
  };

  await test.step('Given somebody who works eight hours a day', async () => {
    await signIn(home.request, username);
    await month.open('2027-03');
    await expectPlan('16 marzo', 8);
  });

  await test.step('When an administrator gives them the mornings alone, from a day on', async () => {
    await signIn(page.request, 'hr.acme');
    await page.goto('/dash');
    await shellPage(page).openFromMenu('Orari di lavoro');
    await expect(hours.title).toBeVisible();
    await expect(hours.ownPlans).toBeVisible();
    await expectAccessible(page);
    await hours.addFor(search);
    await typeDate(hours.from, '2027-03-15');
    await hours.choose('4 × 5');
    await expect(hours.total).toHaveText('20 ore a settimana');
    await expectAccessible(page);
    await hours.save();
    await expect(hours.saved).toBeVisible();
    await expect(hours.ownPlans.getByText(name).first()).toBeVisible();
  });

  await test.step('Then the month has it from that day on, without a reload, and no day before', async () => {
    await expect(theirs.getByText('Piano del giorno: 4 ore')).toBeVisible();
    await expectPlan('12 marzo', 8);
    await expectPlan('15 marzo', 4);
  });

  await test.step('When the plan is taken out, then the hours of the company are back', async () => {
    await hours.remove(`${name}, dal 15-03-2027`);
    await expect(hours.ownPlans.getByText(name)).toHaveCount(0);
    await expect(theirs.getByText('Piano del giorno: 8 ore')).toBeVisible();
    await home.close();
  });
});
