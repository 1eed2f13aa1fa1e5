import type { APIRequestContext } from '@playwright/test';
import { addDays, dayInItaly, monthOf, weekdayOf } from 'shared-api/contracts/common';
import { correctPunches, getDayPunches, setMonthStatus } from 'shared-api/contracts/timesheet';
import { demoUserId } from '../../../server/src/demo/people.demo.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { badgePage } from '../../pages/timesheet/badge.page.ts';

const username = 'giulia.bianchi';

/** The last working day before today: it may be of a month that is closed. */
function lastWorkingDay(): string {
  let day = addDays(dayInItaly(new Date()), -1);
  while (weekdayOf(day) > 4) day = addDays(day, -1);
  return day;
}

/** Has the last exit of a day forgotten. */
async function forgetExit(by: APIRequestContext, admin: APIRequestContext, day: string): Promise<void> {
  await signIn(admin, 'admin');
  await callApi(admin, setMonthStatus, { ...monthOf(day), status: 'open', userId: demoUserId(username) });
  const { version } = (await callApi(by, getDayPunches, { day })).punches;
  const times = { entrata1: '08:00', uscita1: '12:30', entrata2: '13:15', uscita2: null };
  await callApi(by, correctPunches, { day, ...times, reason: 'Prova', replacesHours: false, version });
}

test('somebody punches in, out without a connection, and adds the exit that they forgot @phone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const badge = badgePage(page);
  const day = lastWorkingDay();

  await test.step('Given somebody with a badge who forgot an exit', async () => {
    await signIn(page.request, username);
    const admin = await browser.newContext({ ...(baseURL && { baseURL }) });
    await forgetExit(page.request, admin.request, day);
    await admin.close();
    await page.goto('/dash');
    await expect(badge.missing).toBeVisible();
  });

  await test.step('When they come in', async () => {
    await badge.enter.click();
    await expect(badge.atWork).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('And go out where there is no connection', async () => {
    await context.setOffline(true);
    await badge.exit.click();
    await badge.punchAgain('Uscita');
    await expect(badge.waiting).toContainText('in attesa di invio');
  });

  await test.step('Then the exit is sent once there is one', async () => {
    await context.setOffline(false);
    await expect(badge.lastExit).toBeVisible();
    await expect(badge.waiting).toBeHidden();
  });

  await test.step('When they add the exit that is proposed', async () => {
    await badge.openDay(day);
    await badge.acceptProposal('Uscita 2');
    await expect(badge.reason).toHaveValue('Timbratura dimenticata');
    await expectAccessible(page);
    await badge.save();
  });

  await test.step('Then the day has its hours', async () => {
    await expect(badge.worked).not.toHaveText('Lavorate: 4,5 ore');
    await expect(badge.time('Uscita 2')).not.toHaveValue('');
  });
});
