import { actFor } from 'shared-api/contracts/directory';
import { getTimesheetOverview, sendMonth, updateDay } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { directoryEmployees } from '../../directory/directory.schema.ts';
import { describeTimesheet, type TimesheetTestApp } from '../testing/timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];

describeTimesheet('what is seen of somebody’s months everywhere', (app) => {
  const read = async (person: Person) =>
    (await callOn(app().app, getTimesheetOverview, {}, { cookie: app().cookies[person] })).output;
  const fill = async (person: Person, month: number, dayOfMonth: number) =>
    callOn(
      app().app,
      updateDay,
      { year: 2026, month, dayOfMonth, ordinary: 480, overtime: 30, absence: 0, causeId: null, version: 0 },
      { cookie: app().cookies[person] },
    );

  it('is how much was worked this month and which days until yesterday are missing', async () => {
    await fill('mario', 3, 3);
    const { current, unsent, isOwn } = await read('mario');
    // The 9th of March is today, which is not over.
    expect(current).toEqual({
      year: 2026,
      month: 3,
      status: 'open',
      version: 0,
      missing: ['2026-03-02', '2026-03-04', '2026-03-05', '2026-03-06'],
      missingTotal: 4,
      worked: 510,
    });
    // Who has entered nothing before owes nothing of February.
    expect([unsent, isOwn]).toEqual([null, true]);
    expect((await read('giulia')).current?.worked).toBe(0);
  });

  it('is the month before as long as it was not sent', async () => {
    await fill('mario', 2, 2);
    expect((await read('mario')).unsent).toMatchObject({
      year: 2026,
      month: 2,
      missing: ['2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06', '2026-02-09'],
      missingTotal: 19,
    });
    const february = { year: 2026, month: 2, status: 'forApproval' } as const;
    await callOn(app().app, sendMonth, february, { cookie: app().cookies.mario });
    expect((await read('mario')).unsent).toBeNull();
  });

  it('is that of the employee for whom one acts', async () => {
    await fill('mario', 3, 3);
    const cookie = app().cookies.hr;
    await callOn(app().app, actFor, { companyId: 'acme', userId: 'mario' }, { cookie });
    const { current, isOwn } = await read('hr');
    expect([current?.worked, isOwn]).toEqual([510, false]);
  });

  it('is nothing for who is no employee', async () => {
    await app().db.delete(directoryEmployees);
    expect(await read('mario')).toEqual({ current: null, unsent: null, isOwn: true });
  });
});
