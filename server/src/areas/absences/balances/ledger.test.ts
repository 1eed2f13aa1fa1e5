import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { adjustBalance, listBalanceEntries } from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import { savePlan } from 'shared-api/contracts/timesheet';
import { AppError } from '../../../platform/errors/app-error.ts';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { listDaysOfRequests } from '../requests/requests.repository.ts';
import { absenceDays, absenceRequests } from '../requests/requests.schema.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';
import { listEntriesOf, sumBalances } from './balances.repository.ts';
import { absenceEntries } from './balances.schema.ts';

const given = 40_000;
const today = '2026-03-09';
const employee = {
  id: employeeOf('mario'),
  companyId: 'acme',
  userId: 'mario',
  name: 'Mario',
  usesBadge: false,
};

/** A step of a history: something is asked for, a request is moved on, the calendar changes, somebody adds an entry by hand. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('ask' as const),
    day: fc.integer({ min: 10, max: 26 }),
    days: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    which: fc.nat({ max: 5 }),
    to: fc.constantFrom('toApprove' as const, 'approved' as const, 'refused' as const, 'withdrawn' as const),
  }),
  fc.record({
    kind: fc.constant('shorten' as const),
    which: fc.nat({ max: 5 }),
    later: fc.nat({ max: 3 }),
    earlier: fc.nat({ max: 3 }),
  }),
  fc.record({
    kind: fc.constant('plan' as const),
    hours: fc.integer({ min: 0, max: 10 }),
    day: fc.integer({ min: 10, max: 28 }),
  }),
  fc.record({
    kind: fc.constant('adjust' as const),
    minutes: fc.integer({ min: -600, max: 600 }).filter((minutes) => minutes !== 0),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeAbsences('the ledger', (app) => {
  it('adds up to what was given less what approved requests take, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (history) => {
        await begin(app());
        let adjusted = 0;
        for (const each of history)
          if (await follow(app(), each)) adjusted += each.kind === 'adjust' ? each.minutes : 0;
        const entries = await listEntriesOf(app().db, [employee.id]);
        const taken = await takenOfApproved(app());
        expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(given + adjusted - taken);
        const { output } = await callOn(
          app().app,
          listBalanceEntries,
          { counter: 'holiday', offset: 0, length: 1 },
          { cookie: app().cookies.mario },
        );
        expect(output.rows[0]?.balance).toBe(given + adjusted - taken);
        // The true residue of any day is what the day has already: importing it changes nothing.
        for (const [day, days] of await takenByDay(app())) {
          const sums = await sumBalances(app().db, { employeeIds: [employee.id], until: day });
          expect(sums.get(employee.id)?.get('holiday')).toBe(given + (day < today ? 0 : adjusted) - days);
        }
        // Whatever a request takes now, the ledger says so of it: nothing was counted anew in silence.
        for (const { id, status } of await app().db.select().from(absenceRequests)) {
          const days = await listDaysOfRequests(app().db, [id]);
          const ofRequest = entries.filter(({ requestId }) => requestId === id);
          const expected = status === 'approved' ? days.reduce((sum, { minutes }) => sum + minutes, 0) : 0;
          expect(ofRequest.reduce((sum, { minutes }) => sum - minutes, 0)).toBe(expected);
        }
      }),
      { numRuns: 12 },
    );
  });
});

async function begin(app: AbsencesTestApp): Promise<void> {
  for (const table of [absenceEntries, absenceDays, absenceRequests]) await app.db.delete(table);
  for (const table of ['timesheet_plans', 'timesheet_absences', 'timesheet_days'])
    await app.db.execute(sql`delete from ${sql.identifier(table)}`);
  await giveBalance(app, 'mario', { minutes: given });
}

/** What approved requests take until each day of the month. */
async function takenByDay(app: AbsencesTestApp): Promise<[PlainDay, number][]> {
  const requests = await app.db.select().from(absenceRequests);
  const approved = requests.filter(({ status }) => status === 'approved').map(({ id }) => id);
  const days = await listDaysOfRequests(app.db, approved);
  return Array.from({ length: 31 }, (_, index) => {
    const day = `2026-03-${String(index + 1).padStart(2, '0')}`;
    return [day, days.filter((each) => each.day <= day).reduce((sum, { minutes }) => sum + minutes, 0)];
  });
}

async function takenOfApproved(app: AbsencesTestApp): Promise<number> {
  const requests = await app.db.select().from(absenceRequests);
  const approved = requests.filter(({ status }) => status === 'approved').map(({ id }) => id);
  return (await listDaysOfRequests(app.db, approved)).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** @returns whether the step was taken: rules refuse some, which changes nothing. */
async function follow(app: AbsencesTestApp, made: Step): Promise<boolean> {
  const cookie = { cookie: app.cookies.hr };
  if (made.kind === 'adjust') {
    const { minutes } = made;
    const input = { employeeId: employee.id, counter: 'holiday' as const, minutes, note: 'prova' };
    return (await callOn(app.app, adjustBalance, input, cookie)).error === undefined;
  }
  if (made.kind === 'plan') {
    const week = Array.from({ length: 7 }, (_each, index) => (index < 5 ? made.hours * 60 : 0));
    const plan = { companyId: 'acme', userId: 'mario', validFrom: `2026-03-${made.day}`, week, siteId: null };
    return (await callOn(app.app, savePlan, plan, cookie)).error === undefined;
  }
  return change(app, made);
}

async function change(
  app: AbsencesTestApp,
  made: Extract<Step, { kind: 'ask' | 'move' | 'shorten' }>,
): Promise<boolean> {
  const actor = { caller: null, employee, mayManage: true };
  const { requests } = app.absences;
  try {
    await app.db.transaction(async (tx) => {
      if (made.kind === 'ask') {
        const [from, to] = [`2026-03-${made.day}`, `2026-03-${Math.min(made.day + made.days, 31)}`];
        const time = { from, to, start: null, end: null, note: '' };
        await requests.add(tx, actor, { kind: 'leave', cause: 'holiday', ...time });
        return;
      }
      const all = await tx.select().from(absenceRequests);
      const chosen = all[made.which];
      if (chosen && made.kind === 'shorten') {
        const [from, to] = [addDays(chosen.from, made.later), addDays(chosen.to, -made.earlier)];
        await requests.shorten(tx, actor, chosen.id, { from, to });
      } else if (chosen && made.kind === 'move')
        await requests.setStatus(tx, actor, chosen.id, { to: made.to });
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}
