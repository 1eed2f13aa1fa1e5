import {
  getMonth,
  getMonthGaps,
  getTimesheetOverview,
  sendMonth,
  setMonthStatus,
  statusConflict,
} from 'shared-api/contracts/timesheet';
import { eq } from 'drizzle-orm';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { describeTimesheet, type TimesheetTestApp } from '../testing/timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];
type Change = Partial<InputOf<typeof setMonthStatus>>;

const march = { year: 2026, month: 3 };

describeTimesheet('the state of a month', (app) => {
  const set = (person: Person, change: Change) =>
    callOn(
      app().app,
      setMonthStatus,
      { ...march, status: 'closed', userId: 'mario', ...change },
      { cookie: app().cookies[person] },
    );
  const send = (person: Person, change: Change = {}) =>
    callOn(
      app().app,
      sendMonth,
      { ...march, status: 'forApproval', ...change },
      { cookie: app().cookies[person] },
    );
  const statusOf = async (person: Person) =>
    (await callOn(app().app, getMonth, march, { cookie: app().cookies[person] })).output.month.info;

  it('goes from its person to who approves, and back', async () => {
    expect((await send('mario')).output).toEqual({ status: 'forApproval', version: 1 });
    expect((await set('hr', { status: 'open' })).output).toEqual({ status: 'open', version: 2 });
    expect((await send('mario')).output.version).toBe(3);
    expect((await set('root', { status: 'closed' })).output).toEqual({ status: 'closed', version: 4 });
    expect(await statusOf('mario')).toMatchObject({ status: 'closed', isEditable: false });
  });

  it('is sent once, by its person, and to approval alone', async () => {
    await send('mario');
    expect((await send('mario')).error?.code).toBe('conflict');
    expect((await send('hr', { userId: 'mario' })).error?.code).toBe('forbidden');
    expect((await send('giulia', { status: 'closed' })).error?.code).toBe('forbidden');
    expect((await send('giulia', { userId: 'mario' })).error?.code).toBe('not-found');
    expect((await statusOf('giulia')).status).toBe('open');
  });

  it('that nobody can have lived is neither sent nor set, and is told which there are', async () => {
    const june = { year: 2150, month: 6 };
    for (const refused of [await send('mario', june), await set('hr', june), await set('root', june)]) {
      expect(refused.error?.code).toBe('invalid-input');
      expect(refused.error?.Error).toContain('da 01-2016 a 03-2028');
    }
    expect((await send('mario', { year: 2028, month: 3 })).output.status).toBe('forApproval');
  });

  it('is set by administrators of its company alone', async () => {
    expect((await set('mario', {})).error?.code).toBe('forbidden');
    expect((await set('paola', {})).error?.code).toBe('not-found');
    expect((await set('hr', { userId: 'root' })).error?.code).toBe('not-found');
    expect((await set('hr', { userId: 'nobody' })).error?.code).toBe('not-found');
    expect((await statusOf('mario')).version).toBe(0);
  });

  it('of who has no account is set by their id, by who manages their company', async () => {
    const carlo = { userId: undefined, employeeId: 'employee-carlo' };
    expect((await set('paola', carlo)).error?.code).toBe('not-found');
    expect((await set('hr', carlo)).output).toEqual({ status: 'closed', version: 1 });
    const input = { ...march, employeeId: carlo.employeeId };
    const read = await callOn(app().app, getMonth, input, { cookie: app().cookies.hr });
    expect(read.output.month.info).toMatchObject({ fullName: 'Senza Conto', status: 'closed', isOwn: false });
    expect((await statusOf('hr')).status).toBe('open');
  });

  it('is closed alone by the rule of closing many, and as specified where nothing is said of gaps', async () => {
    const gapsFor = (person: Person) =>
      callOn(
        app().app,
        getMonthGaps,
        { ...march, employeeId: employeeOf('mario') },
        { cookie: app().cookies[person] },
      );
    const { output } = await gapsFor('hr');
    expect(output).toMatchObject({ status: 'open', withoutCause: [], unmatched: [], pending: [] });
    // It is Monday the ninth, which is not over.
    expect(output.missing).toEqual(['02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`));
    expect((await gapsFor('mario')).error?.code).toBe('forbidden');
    expect((await gapsFor('paola')).error?.code).toBe('not-found');
    expect((await set('hr', { evenWithProblems: false })).error?.code).toBe('conflict');
    expect((await statusOf('mario')).status).toBe('open');
    expect((await set('hr', {})).output.status).toBe('closed');
  });

  it('misses nothing of the days before an account was made', async () => {
    await app()
      .db.update(authUsers)
      .set({ createdAt: new Date('2026-03-05T08:00:00.000Z') })
      .where(eq(authUsers.id, 'mario'));
    const input = { ...march, employeeId: employeeOf('mario') };
    const { output } = await callOn(app().app, getMonthGaps, input, { cookie: app().cookies.hr });
    expect(output.missing).toEqual(['2026-03-05', '2026-03-06']);
    expect(await statusOf('mario')).toMatchObject({ since: '2026-03-05' });
    const home = await callOn(app().app, getTimesheetOverview, {}, { cookie: app().cookies.mario });
    expect(home.output.current).toMatchObject({ missing: output.missing, missingTotal: 2 });
    expect(home.output.unsent).toBeNull();
  });

  it('set twice is set once, and the second of two decisions is told of the first', async () => {
    expect((await set('hr', { version: 0 })).output.version).toBe(1);
    expect((await set('hr', { version: 0 })).output.version).toBe(1);
    const { error } = await set('root', { status: 'open', version: 0 });
    expect(error?.code).toBe('conflict');
    expect(statusConflict.parse(error?.details)).toMatchObject({
      changedBy: 'hr Test',
      current: { status: 'closed', version: 1 },
    });
  });
});
