import { saveNotificationChoices } from 'shared-api/contracts/auth';
import { remindMonths, sendMonth } from 'shared-api/contracts/timesheet';
import { callOn, postForm } from '../../../testing/index.ts';
import { fillMonth, fullDay } from '../testing/month-steps.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { saveDay } from '../month/month.repository.ts';
import { monthSubject } from '../timesheet-audit.ts';
import { insertPlan } from '../work-calendar/work-calendar.repository.ts';

type Person = keyof TimesheetTestApp['cookies'];

const february = { year: 2026, month: 2 };
const byText = (one: string, other: string) => one.localeCompare(other);

describeTimesheet('a reminder of a month that was not sent', (app) => {
  const remind = (person: Person, employeeIds: string[], month = february) =>
    callOn(app().app, remindMonths, { ...month, employeeIds }, { cookie: app().cookies[person] });
  const reminded = async () =>
    (await app().outbox()).map(({ recipient }) => recipient.replace(/@.*/, '')).toSorted(byText);
  const chain = (person: Person) =>
    app().platform.audit.list(app().db, monthSubject({ employeeId: employeeOf(person), month: '2026-02' }));
  /** Lets the hourly work be done at an instant, and says who was written to since the last time. */
  const dueAt = async (instant: string) => {
    app().clock.set(new Date(instant));
    return app().timesheet.reminders.remindDue();
  };

  it('is a mail to those who are chosen, with what is missing, once a day', async () => {
    await fillMonth(app(), 'mario', { of: february, other: { '2026-02-03': null } });
    const { output } = await remind('hr', [employeeOf('mario'), 'employee-carlo', employeeOf('luca')]);
    expect(output.results).toEqual([
      { id: employeeOf('mario'), outcome: 'done', refusal: null },
      { id: 'employee-carlo', outcome: 'refused', refusal: 'no-account' },
      { id: employeeOf('luca'), outcome: 'refused', refusal: 'not-found' },
    ]);
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({
      recipient: 'mario@example.com',
      subject: 'Timesheet di febbraio 2026 da inviare – acme',
      text: expect.stringContaining('manca 1 giorno') as string,
    });
    expect(mail?.text).toContain('/timesheet?month=2026-02');
    expect((await remind('hr', [employeeOf('mario')])).output.results[0]?.outcome).toBe('already');
    expect(await reminded()).toEqual(['mario']);
    expect((await chain('mario')).at(-1)).toMatchObject({ action: 'month.reminded', actor: 'hr' });
  });

  it('goes to nobody whose month is sent or not over, and who does without', async () => {
    const send = { ...february, status: 'forApproval' } as const;
    await callOn(app().app, sendMonth, send, { cookie: app().cookies.mario });
    await callOn(app().app, saveNotificationChoices, { timesheet: false }, { cookie: app().cookies.giulia });
    const refusals = async (ids: string[], month = february) =>
      (await remind('hr', ids, month)).output.results.map(({ refusal }) => refusal);
    expect(await refusals([employeeOf('mario'), employeeOf('giulia')])).toEqual(['not-open', 'unwanted']);
    expect(await refusals([employeeOf('hr')], { year: 2026, month: 3 })).toEqual(['not-over']);
    expect(await reminded()).toEqual([]);
  });

  it('is asked for by administrators alone, of somebody', async () => {
    expect((await remind('mario', [employeeOf('mario')])).error?.code).toBe('forbidden');
    const form = { year: '2026', month: '2', employeeIds: '[]' };
    expect((await postForm(app().app, remindMonths.path, form, app().cookies.hr)).status).toBe(400);
  });

  it('leaves by itself on the first and the third working day, in the morning, once', async () => {
    const send = { ...february, status: 'forApproval' } as const;
    for (const person of ['hr', 'paola', 'luca', 'root'] as const)
      await callOn(app().app, sendMonth, send, { cookie: app().cookies[person] });
    // The first of March 2026 is a Sunday.
    expect(await dueAt('2026-03-01T09:00:00Z')).toBe(0);
    expect(await dueAt('2026-03-02T06:59:00Z')).toBe(0);
    expect(await dueAt('2026-03-02T07:00:00Z')).toBe(2);
    expect(await dueAt('2026-03-02T08:00:00Z')).toBe(0);
    expect(await dueAt('2026-03-03T07:00:00Z')).toBe(0);
    expect(await dueAt('2026-03-04T07:00:00Z')).toBe(2);
    expect(await dueAt('2026-03-05T07:00:00Z')).toBe(0);
    expect(await reminded()).toEqual(['giulia', 'giulia', 'mario', 'mario']);
    const events = await chain('mario');
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['month.reminded', null],
      ['month.reminded', null],
    ]);
  });

  it('leaves on no day off of who it is for, and on no day on which they are away', async () => {
    for (const person of ['hr', 'paola', 'luca', 'root'] as const)
      await fillMonth(app(), person, { of: february });
    const tuesdays = { id: 'plan', employeeId: employeeOf('giulia'), week: [0, 480, 0, 0, 0, 0, 0] };
    await insertPlan(app().db, { ...tuesdays, companyId: 'acme', validFrom: '2026-01-01' });
    const holiday = { ...fullDay, ordinary: 0, absence: 480, causeId: 'FE' };
    const written = { version: 1, changedAt: app().clock.now(), changedBy: 'mario' };
    await saveDay(app().db, {
      ...holiday,
      ...written,
      employeeId: employeeOf('mario'),
      day: '2026-03-02',
    });
    for (const day of ['02', '03', '04', '10', '17']) await dueAt(`2026-03-${day}T07:00:00Z`);
    const days = (await app().outbox())
      .filter(({ recipient }) => /^(mario|giulia)@/.test(recipient))
      .map(
        ({ recipient, createdAt }) =>
          `${recipient.replace(/@.*/, '')} ${createdAt.toISOString().slice(8, 10)}`,
      );
    expect(days.toSorted(byText)).toEqual(['giulia 03', 'mario 04']);
  });
});
