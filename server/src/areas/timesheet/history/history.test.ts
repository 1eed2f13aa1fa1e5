import {
  getMonthHistory,
  punch,
  remindMonths,
  sendMonth,
  setMonthStatus,
  updateDay,
} from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];

const february = { year: 2026, month: 2 };

describeTimesheet('the history of a month', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const read = (person: Person, employeeId = employeeOf('mario')) =>
    callOn(app().app, getMonthHistory, { ...february, employeeId }, as(person));

  it('tells whose punch it was, and of which day', async () => {
    const key = '00000000-0000-4000-8000-000000000001';
    await callOn(app().app, punch, { kind: 'in', key, secondsAgo: 0 }, as('giulia'));
    const input = { year: 2026, month: 3, employeeId: employeeOf('giulia') };
    const { output } = await callOn(app().app, getMonthHistory, input, as('giulia'));
    expect(output.events.map(({ kind, who, day, before }) => [kind, who, day, before])).toEqual([
      ['punch', 'giulia Test', '2026-03-09', null],
    ]);
  });

  it('tells its person, and who manages it, who changed what', async () => {
    const day = { ...february, dayOfMonth: 3, ordinary: 480, overtime: 60, absence: 0, causeId: null };
    await callOn(app().app, updateDay, { ...day, version: 0 }, as('mario'));
    const away = { ordinary: 0, overtime: 0, absence: 480, causeId: 'FE', version: 1 };
    await callOn(app().app, updateDay, { ...day, ...away, employeeId: employeeOf('mario') }, as('hr'));
    await callOn(app().app, remindMonths, { ...february, employeeIds: [employeeOf('mario')] }, as('hr'));
    await callOn(app().app, sendMonth, { ...february, status: 'forApproval' }, as('mario'));
    await callOn(app().app, setMonthStatus, { ...february, status: 'closed', userId: 'mario' }, as('hr'));
    const { output } = await read('mario');
    expect(output.name).toBe('Test mario');
    expect(output.events.map(({ kind, who, isForOther, day: on }) => [kind, who, isForOther, on])).toEqual([
      ['day', 'mario Test', false, '2026-02-03'],
      ['day', 'hr Test', true, '2026-02-03'],
      ['reminded', 'hr Test', true, null],
      ['forApproval', 'mario Test', false, null],
      ['closed', 'hr Test', true, null],
    ]);
    expect(output.events[1]).toMatchObject({
      before: { ordinary: 480, overtime: 60 },
      after: { ordinary: 0, absence: 480, causeId: 'FE' },
    });
    expect(output.causes[0]).toEqual({ id: 'FE', description: 'Ferie' });
    expect((await read('hr')).output.events).toEqual(output.events);
  });

  it('is nothing yet of a month that nobody touched, and nothing to anybody else', async () => {
    expect((await read('mario')).output.events).toEqual([]);
    for (const person of ['giulia', 'paola'] as const)
      expect((await read(person)).error?.code).toBe('not-found');
    expect((await read('mario', 'nobody')).error?.code).toBe('not-found');
    const { statusCode } = await app().app.inject({
      url: `${getMonthHistory.path}?year=2026&month=0&resourceid=${employeeOf('mario')}`,
      headers: { cookie: app().cookies.mario },
    });
    expect(statusCode).toBe(400);
  });
});
