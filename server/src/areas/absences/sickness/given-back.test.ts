import fc from 'fast-check';
import type { AbsenceStatus } from 'shared-api/contracts/absences';
import { addDays } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { sumEntries } from '../balances/balances.repository.ts';
import type { RequestDraft } from '../requests/request-changes.ts';
import { listDaysOfRequests } from '../requests/requests.repository.ts';
import { absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';
import { actorFor, describeAbsences, giveBalance, monthOfMario } from '../testing/absences-app.ts';
import { sumGivenBack } from './given-back.repository.ts';

/** Two weeks, of which the first has the given balance to the minute. */
const holiday: RequestDraft = {
  kind: 'leave',
  cause: 'holiday',
  from: '2026-03-16',
  to: '2026-03-20',
  start: null,
  end: null,
  note: '',
};
const sickness: RequestDraft = {
  ...holiday,
  kind: 'sickness',
  cause: null,
  from: '2026-03-18',
  to: '2026-03-24',
};
const day = 480;

describeAbsences('sickness within leave', (app) => {
  const actor = actorFor('mario');
  const add = (draft: RequestDraft) =>
    app().db.transaction((tx) => app().absences.requests.add(tx, actor, draft));
  const set = (request: Pick<RequestRecord, 'id'>, to: AbsenceStatus) =>
    app().db.transaction((tx) =>
      app().absences.requests.setStatus(tx, { ...actor, mayManage: true }, request.id, { to }),
    );
  const balance = () => sumEntries(app().db, { employeeId: employeeOf('mario'), counter: 'holiday' });
  const approved = async (draft: RequestDraft) => {
    const request = await add(draft);
    await set(request, 'toApprove');
    await set(request, 'approved');
    return request;
  };

  it('gives its days back when it is approved, and they are taken again when it no longer is', async () => {
    await giveBalance(app(), 'mario', { minutes: 5 * day });
    await approved(holiday);
    const ill = await add(sickness);
    await set(ill, 'toApprove');
    expect(await balance()).toBe(0);
    await set(ill, 'approved');
    expect(await balance()).toBe(3 * day);
    expect((await sumGivenBack(app().db, [ill.id])).get(ill.id)).toBe(3 * day);
    expect(await monthOfMario(app())).toEqual([
      ...[16, 17].map((each) => [each, day, 'FE']),
      ...[18, 19, 20, 23, 24].map((each) => [each, day, 'MA']),
    ]);
    await set(ill, 'refused');
    expect(await balance()).toBe(0);
    expect((await monthOfMario(app())).slice(0, 5)).toEqual(
      [16, 17, 18, 19, 20].map((each) => [each, day, 'FE']),
    );
    await set(ill, 'approved');
    expect(await balance()).toBe(3 * day);
  });

  it('keeps what was given back when the leave is withdrawn, and takes none of it again', async () => {
    await giveBalance(app(), 'mario', { minutes: 5 * day });
    const leave = await approved(holiday);
    const ill = await approved(sickness);
    await set(leave, 'withdrawn');
    expect(await balance()).toBe(5 * day);
    await set(ill, 'withdrawn');
    expect(await balance()).toBe(5 * day);
  });

  it('has leave that waited take the days alone on which its person was well', async () => {
    await giveBalance(app(), 'mario', { minutes: 5 * day });
    const leave = await add(holiday);
    await set(leave, 'toApprove');
    await approved(sickness);
    await set(leave, 'approved');
    expect(await balance()).toBe(3 * day);
    expect((await monthOfMario(app())).map(([, , cause]) => cause)).toEqual([
      'FE',
      'FE',
      'MA',
      'MA',
      'MA',
      'MA',
      'MA',
    ]);
  });

  it('gives hours of a day back too, and unpaid leave without a balance', async () => {
    await giveBalance(app(), 'mario', { minutes: day, counter: 'paidLeave' });
    const hours = { ...holiday, cause: 'paidLeave', from: '2026-03-18', to: '2026-03-18' } as const;
    await approved({ ...hours, start: 540, end: 660 });
    await approved({ ...holiday, cause: 'unpaidLeave', from: '2026-03-19' });
    const ill = await approved(sickness);
    const paid = { employeeId: employeeOf('mario'), counter: 'paidLeave' } as const;
    expect(await sumEntries(app().db, paid)).toBe(day);
    expect((await sumGivenBack(app().db, [ill.id])).get(ill.id)).toBe(120 + 2 * day);
  });

  it('stays approved while what it gave back was used for something else', async () => {
    await giveBalance(app(), 'mario', { minutes: 5 * day });
    await approved(holiday);
    const ill = await approved(sickness);
    await approved({ ...holiday, from: '2026-03-30', to: '2026-04-01' });
    await expect(set(ill, 'withdrawn')).rejects.toMatchObject({ code: 'conflict', details: { hours: '24' } });
    expect(await balance()).toBe(0);
  });

  it('never has a day taken twice, and the ledger is what approved leave takes, whatever happens', async () => {
    const given = 12 * day;
    const added = fc.record({
      kind: fc.constantFrom('leave', 'sickness'),
      start: fc.integer({ min: 0, max: 8 }),
      length: fc.integer({ min: 2, max: 6 }),
    });
    const changed = fc.record({
      which: fc.nat({ max: 3 }),
      to: fc.constantFrom<AbsenceStatus>('toApprove', 'approved', 'approved', 'refused', 'withdrawn'),
    });
    const begun = fc.array(added, { minLength: 3, maxLength: 4 });
    const steps = fc.tuple(
      begun,
      fc.array(fc.oneof(changed, changed, added), { minLength: 6, maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(steps, async ([begin, changes]) => {
        await app().empty();
        await giveBalance(app(), 'mario', { minutes: given });
        const made: RequestRecord[] = [];
        for (const step of [...begin, ...changes]) {
          const request = 'which' in step ? made[step.which] : undefined;
          await (
            'kind' in step
              ? approved({
                  ...(step.kind === 'leave' ? holiday : sickness),
                  from: addDays('2026-03-16', step.start),
                  to: addDays('2026-03-16', step.start + step.length),
                }).then((each) => made.push(each))
              : request && set(request, step.to)
          )?.catch(expectRefusal);
        }
        await expectSound(given);
      }),
      { numRuns: 30 },
    );
  });

  /** Each day is taken once at most, and the balance is what was given less the days of approved leave. */
  async function expectSound(given: number): Promise<void> {
    const requests = await app().db.select().from(absenceRequests);
    const taking = requests.filter(({ status }) => status === 'approved');
    const days = await listDaysOfRequests(
      app().db,
      taking.map(({ id }) => id),
    );
    const taken = days.filter(({ givenBackTo }) => givenBackTo === null);
    expect(new Set(taken.map((each) => each.day)).size).toBe(taken.length);
    const leave = new Set(taking.flatMap(({ id, kind }) => (kind === 'leave' ? id : [])));
    const minutes = taken.reduce((sum, each) => sum + (leave.has(each.requestId) ? each.minutes : 0), 0);
    expect(await balance()).toBe(given - minutes);
  }
});

function expectRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
