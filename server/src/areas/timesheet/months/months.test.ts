import { actFor } from 'shared-api/contracts/directory';
import type { InputOf } from 'shared-api/contracts/common';
import { getMonthsWaiting, listMonths, sendMonth, setMonthsStatus } from 'shared-api/contracts/timesheet';
import { callOn, postForm } from '../../../testing/index.ts';
import { fillMonth, setStatusOf } from '../testing/month-steps.ts';
import { insertPunches } from '../badge/punches.repository.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { monthSubject } from '../timesheet-audit.ts';
import { insertPlan } from '../work-calendar/work-calendar.repository.ts';

type Person = keyof TimesheetTestApp['cookies'];
type Wanted = Partial<InputOf<typeof listMonths>>;

const february = { year: 2026, month: 2 };
const carlo = 'employee-carlo';

/** Somebody came in the morning, and never left. */
const forgottenExit = {
  id: '00000000-0000-4000-8000-000000000001',
  companyId: 'acme',
  employeeId: employeeOf('mario'),
  day: '2026-02-06',
  kind: 'in',
  at: new Date('2026-02-06T07:00:00Z'),
  receivedAt: new Date('2026-02-06T07:00:00Z'),
  source: 'pressed',
  createdBy: 'mario',
} as const;

describeTimesheet('the months of a company’s people', (app) => {
  const list = (person: Person, wanted: Wanted = {}) =>
    callOn(
      app().app,
      listMonths,
      { ...february, search: '', length: 30, ...wanted },
      { cookie: app().cookies[person] },
    );
  const names = async (person: Person, wanted: Wanted = {}) =>
    (await list(person, wanted)).output.rows.map(({ name }) => name);
  const set = (person: Person, input: Partial<InputOf<typeof setMonthsStatus>>) =>
    setStatusOf(app(), person, {
      ...february,
      status: 'closed',
      months: [],
      evenWithProblems: false,
      ...input,
    });
  const send = (person: Person) =>
    callOn(app().app, sendMonth, { ...february, status: 'forApproval' }, { cookie: app().cookies[person] });

  it('are those whom the caller manages, who has no account too, with what there is to see', async () => {
    await fillMonth(app(), 'mario', {
      of: february,
      other: {
        '2026-02-03': null,
        '2026-02-04': { ordinary: 240, absence: 240 },
        '2026-02-05': { overtime: 480 },
      },
    });
    await insertPunches(app().db, [forgottenExit]);
    await send('mario');
    const { output } = await list('hr');
    expect(output.companyId).toBe('acme');
    expect(output.rows.map(({ name }) => name)).toEqual([
      'Senza Conto',
      'Test giulia',
      'Test hr',
      'Test mario',
    ]);
    expect(output.rows[3]).toEqual({
      id: employeeOf('mario'),
      userId: 'mario',
      name: 'Test mario',
      status: 'forApproval',
      version: 1,
      planned: 20 * 480,
      ordinary: 18 * 480 + 240,
      overtime: 480,
      absence: 240,
      missing: ['2026-02-03', '2026-02-04'],
      withoutCause: ['2026-02-04'],
      pending: [],
      unmatched: ['2026-02-06'],
      overLimit: ['2026-02-05'],
      changedAt: app().clock.now().toISOString(),
      changedBy: 'mario Test',
      remindedAt: null,
      mayRemind: false,
      mayDecide: true,
    });
    expect(output.rows[1]).toMatchObject({ status: 'open', ordinary: 0, changedAt: null, mayRemind: true });
    expect(output.counts).toEqual({ all: 4, open: 3, forApproval: 1, closed: 0, withProblems: 4 });
  });

  it('are narrowed, ordered and come page by page', async () => {
    await fillMonth(app(), 'giulia', { of: february });
    await send('mario');
    expect(await names('hr', { status: 'forApproval' })).toEqual(['Test mario']);
    expect(await names('hr', { withProblems: true })).not.toContain('Test giulia');
    expect(await names('hr', { search: 'còn sen' })).toEqual(['Senza Conto']);
    const found = (await list('hr', { search: 'mario' })).output.counts;
    expect(found).toMatchObject({ all: 1, open: 0, forApproval: 1 });
    expect(await names('hr', { sort: 'ordinary', direction: 'descending' })).toEqual([
      'Test giulia',
      'Senza Conto',
      'Test hr',
      'Test mario',
    ]);
    const first = (await list('hr', { length: 3, sort: 'missing', direction: 'descending' })).output;
    expect([first.total, first.rows.length]).toEqual([4, 3]);
    const rest = (
      await list('hr', {
        length: 3,
        sort: 'missing',
        direction: 'descending',
        cursor: first.next ?? '',
      })
    ).output;
    expect([rest.rows.map(({ name }) => name), rest.next]).toEqual([['Test giulia'], null]);
  });

  it('count by the plan of each, one that begins within the month too', async () => {
    const plan = { companyId: 'acme', employeeId: carlo, siteId: null };
    await insertPlan(app().db, { ...plan, id: '1', validFrom: '2020-01-01', week: [300, 0, 0, 0, 0, 0, 0] });
    await insertPlan(app().db, { ...plan, id: '2', validFrom: '2026-02-16', week: [0, 300, 0, 0, 0, 0, 0] });
    const [row] = (await list('hr', { search: 'conto' })).output.rows;
    expect(row).toMatchObject({
      planned: 4 * 300,
      missing: ['2026-02-02', '2026-02-09', '2026-02-17', '2026-02-24'],
    });
  });

  it('are those of the company that a super user chooses or acts for, and nobody else’s', async () => {
    expect(await names('root', { companyId: 'beta' })).toEqual(['Test luca', 'Test paola']);
    expect(await names('paola')).toEqual(['Test luca', 'Test paola']);
    const cookie = app().cookies.root;
    await callOn(app().app, actFor, { companyId: 'beta' }, { cookie });
    expect(await names('root')).toEqual(['Test luca', 'Test paola']);
    expect((await list('paola', { companyId: 'acme' })).error?.code).toBe('not-found');
    expect((await list('mario')).error?.code).toBe('forbidden');
    const { error } = await list('hr', { cursor: 'nothing' });
    expect([error?.code, error?.fields]).toEqual(['invalid-input', undefined]);
  });

  it('are closed together, with an answer for each', async () => {
    await fillMonth(app(), 'mario', { of: february });
    await fillMonth(app(), 'hr', { of: february });
    await set('root', { months: [{ employeeId: employeeOf('hr'), version: 0 }] });
    const months = [employeeOf('mario'), employeeOf('giulia'), employeeOf('hr'), carlo, employeeOf('luca')];
    const { output } = await set('hr', {
      months: months.map((employeeId) => ({ employeeId, version: employeeId === carlo ? 7 : 0 })),
    });
    expect(output.results).toEqual([
      expect.objectContaining({ id: employeeOf('mario'), outcome: 'done', version: 1 }),
      expect.objectContaining({ id: employeeOf('giulia'), outcome: 'refused', refusal: 'gaps', gaps: 20 }),
      expect.objectContaining({ id: employeeOf('hr'), outcome: 'refused', isOwn: true }),
      expect.objectContaining({ id: carlo, outcome: 'refused', refusal: 'changed' }),
      expect.objectContaining({ id: employeeOf('luca'), outcome: 'refused', refusal: 'not-found' }),
    ]);
    expect(await names('hr', { status: 'closed' })).toEqual(['Test hr', 'Test mario']);
    const subject = monthSubject({ employeeId: employeeOf('mario'), month: '2026-02' });
    const [event] = await app().platform.audit.list(app().db, subject);
    expect(event).toMatchObject({ action: 'month.closed', actor: 'hr', actingFor: 'mario' });
  });

  it('are closed with gaps where that is said, and opened again', async () => {
    const months = [{ employeeId: carlo, version: 0 }];
    expect((await set('hr', { months, evenWithProblems: true })).output.results[0]?.outcome).toBe('done');
    const again = [{ employeeId: carlo, version: 1 }];
    const opened = await set('hr', { status: 'open', months: again });
    expect(opened.output.results[0]).toMatchObject({ outcome: 'done', version: 2 });
  });

  it('are set by nobody who does not manage them, and never more than fifty at once', async () => {
    const months = [{ employeeId: employeeOf('mario'), version: 0 }];
    expect((await set('mario', { months })).error?.code).toBe('forbidden');
    expect((await set('paola', { months })).output.results[0]?.refusal).toBe('not-found');
    expect((await set('paola', { months, companyId: 'acme' })).error?.code).toBe('not-found');
    const many = Array.from({ length: 51 }, () => months[0]);
    for (const wrong of [[], many, [{ employeeId: carlo }]]) {
      const form = { year: '2026', month: '2', status: '3', months: JSON.stringify(wrong) };
      const { status } = await postForm(app().app, setMonthsStatus.path, form, app().cookies.hr);
      expect(status).toBe(400);
    }
  });

  it('wait for approval on the dashboard: how many, and three by name', async () => {
    for (const person of ['mario', 'giulia', 'luca', 'hr'] as const) await send(person);
    const waiting = async (person: Person) =>
      (await callOn(app().app, getMonthsWaiting, {}, { cookie: app().cookies[person] })).output;
    expect(await waiting('hr')).toEqual({
      total: 2,
      first: ['giulia', 'mario'].map((person) =>
        expect.objectContaining({ id: `employee-${person}`, companyId: 'acme', ...february }),
      ),
    });
    expect((await waiting('root')).total).toBe(4);
    const refused = await callOn(app().app, getMonthsWaiting, {}, { cookie: app().cookies.mario });
    expect(refused.error?.code).toBe('forbidden');
  });
});
