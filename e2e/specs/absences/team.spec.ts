import { getAbsenceOverview, listTeamAbsences, revokeAbsenceFeed } from 'shared-api/contracts/absences';
import { addDays, dayInItaly } from 'shared-api/contracts/common';
import { getMonth } from 'shared-api/contracts/timesheet';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { teamPage } from '../../pages/absences/team.page.ts';

/** A reader of their own in each project: both run against one server, and one has one address. */
const readers = { desktop: 'giulia.bianchi', phone: 'mario.rossi' } as const;

test('a colleague sees that somebody is away and never why, on the screen and in a calendar', async ({
  page,
}, info) => {
  const reader = info.project.name === 'phone' ? readers.phone : readers.desktop;
  const team = teamPage(page);
  const today = dayInItaly(new Date());
  let day = today;

  await test.step('Given Anna, who is ill, and a colleague', async () => {
    await signIn(page.request, reader);
    const span = { from: today, to: addDays(today, 13) };
    const wanted = { ...span, search: 'neri', awayOnly: true, offset: 0, length: 10 };
    const { rows } = await callApi(page.request, listTeamAbsences, wanted);
    const first = rows[0]?.absences[0]?.from ?? '';
    day = first < today ? today : first;
  });

  await test.step('When they open the team from the menu', async () => {
    await page.goto('/dash');
    await shellPage(page).openFromMenu('Chi è assente');
    await expect(team.title).toBeVisible();
    await team.open(day);
  });

  await test.step('Then Anna is away, and nothing says that she is ill', async () => {
    await expect(team.personOf('Neri Anna')).toContainText('assente');
    await expect(page.getByRole('main')).not.toContainText('Malattia');
    await expectAccessible(page);
  });

  await test.step('And a calendar reads the same from an address that is shown once', async () => {
    await team.openFeeds();
    await team.dialog.getByRole('button', { name: 'Crea indirizzo: Le assenze dei colleghi' }).click();
    await expect(team.address).toHaveValue(/\/api\/absenceFeed\/[\w-]+\.ics$/);
    await expect(team.dialog).toContainText(/Vale fino al \d\d\/\d\d\/\d{4}\./);
    await expectAccessible(page);
    const path = new URL(await team.address.inputValue()).pathname;
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const text = await answer.text();
    expect(text).toContain('Assente: Neri Anna');
    expect(text).not.toContain('Malattia');
    await callApi(page.request, revokeAbsenceFeed, { scope: 'team' });
    expect((await page.request.get(path)).status()).toBe(404);
  });
});

test('an approved absence is in the month, which no hand changes, and on the dashboard', async ({ page }) => {
  let day = '';

  await test.step('Given Giulia, whose holiday is approved', async () => {
    await signIn(page.request, 'giulia.bianchi');
    const { next } = await callApi(page.request, getAbsenceOverview, {});
    expect(next).toMatchObject({ reason: 'holiday', status: 'approved' });
    day = next?.from ?? '';
  });

  await test.step('When she looks at her dashboard, it is her next absence', async () => {
    await page.goto('/dash');
    const list = page.getByRole('list', { name: 'Le tue assenze' });
    await expect(list).toContainText(/(Prossima assenza|Assenza in corso): Ferie/);
    await expect(list).toContainText('Disponibili oggi');
  });

  await test.step('Then the day of her month says so, and leads to the request', async () => {
    await page.goto(`/timesheet?month=${day.slice(0, 7)}&day=${day}`);
    const approved = page.getByRole('list', { name: 'Assenze approvate' });
    await expect(approved).toContainText('Ferie: 8 ore approvate.');
    await expect(approved.getByRole('link', { name: 'Apri la richiesta' })).toHaveAttribute(
      'href',
      '/holiday',
    );
    await expect(page.getByLabel('Causale')).toBeDisabled();
    await expectAccessible(page);
    const [year = 0, month = 0] = day.split('-').map(Number);
    const { month: read } = await callApi(page.request, getMonth, { year, month });
    expect(read.days.find((each) => each.day === day)).toMatchObject({ absence: 480, causeId: 'FE' });
  });
});
