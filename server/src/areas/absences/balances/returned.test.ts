import fc from 'fast-check';
import { addClosure, deleteClosure, quoteLeave } from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import type { RequestDraft } from '../requests/request-changes.ts';
import { actorFor, describeAbsences, giveBalance } from '../testing/absences-app.ts';
import { readBalance } from './read-balance.ts';

const draft: RequestDraft = {
  kind: 'leave',
  cause: 'holiday',
  from: '2026-11-02',
  to: '2026-11-06',
  start: null,
  end: null,
  note: '',
};
/** Before, within and after what is asked for and taken back. */
const days: readonly PlainDay[] = [
  '2026-03-09',
  '2026-06-15',
  '2026-11-02',
  '2026-11-04',
  '2026-11-06',
  '2026-12-31',
  '2027-12-31',
];

describeAbsences('what is left once something was taken back', (app) => {
  const actor = { ...actorFor('mario'), mayManage: true };
  const left = async () => {
    const found: number[] = [];
    const wanted = { employeeId: employeeOf('mario'), companyId: 'acme', cause: 'holiday' } as const;
    for (const until of days) {
      const balance = await readBalance(app().db, { ...wanted, today: '2026-03-09', until });
      found.push(balance ? balance.available + balance.earnedUntil : Number.NaN);
    }
    return found;
  };
  const add = (changes: Partial<RequestDraft> = {}) =>
    app().db.transaction((tx) => app().absences.requests.add(tx, actor, { ...draft, ...changes }));
  const set = (id: string, to: 'toApprove' | 'approved' | 'refused' | 'withdrawn') =>
    app().db.transaction((tx) => app().absences.requests.setStatus(tx, actor, id, { to }));
  const approve = async (changes: Partial<RequestDraft> = {}) => {
    const { id } = await add(changes);
    await set(id, 'toApprove');
    await set(id, 'approved');
    return id;
  };

  it('is what it was before the request, on every day', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const before = await left();
    const spans = fc.record({ start: fc.integer({ min: 0, max: 300 }), length: fc.nat({ max: 6 }) });
    await fc.assert(
      fc.asyncProperty(spans, async ({ start, length }) => {
        const from = addDays('2026-03-09', start);
        const id = await approve({ from, to: addDays(from, 6 + length) });
        await set(id, 'withdrawn');
        expect(await left()).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it('is what it was before a closure, on every day', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const before = await left();
    const cookie = { cookie: app().cookies.hr };
    const closure = { companyId: 'acme', name: 'Ponte', from: '2026-11-02', to: '2026-11-13' };
    const { id } = (await callOn(app().app, addClosure, closure, cookie)).output;
    expect(await left()).not.toEqual(before);
    await callOn(app().app, deleteClosure, { companyId: 'acme', id }, cookie);
    expect(await left()).toEqual(before);
  });

  it('has what a sickness gives back from the leave on, and no more once the leave is withdrawn', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const before = await left();
    const leave = await approve();
    const taken = await left();
    const ill = await approve({ kind: 'sickness', cause: null, from: '2026-11-04', to: '2026-11-06' });
    expect(await left()).toEqual(before.map((minutes) => minutes - 2 * 480));
    await set(ill, 'refused');
    expect(await left()).toEqual(taken);
    await set(ill, 'approved');
    await set(leave, 'withdrawn');
    expect(await left()).toEqual(before);
  });

  it('is what a quote says and a request may take', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    await set(await approve({ from: '2026-11-02', to: '2026-11-02' }), 'withdrawn');
    const quote = { from: '2026-04-01', to: '2026-04-02', start: null, end: null, cause: 'holiday' } as const;
    const { output } = await callOn(app().app, quoteLeave, quote, { cookie: app().cookies.mario });
    expect(output.balance).toMatchObject({ available: 480, after: -480 });
    expect(output.problem).not.toBe('');
  });
});
