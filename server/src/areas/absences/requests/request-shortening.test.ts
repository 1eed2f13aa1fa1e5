import { addClosure, decideAbsence, getAbsence, shortenAbsence } from 'shared-api/contracts/absences';
import { setMonthStatus } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { listEntriesOf, sumEntries } from '../balances/balances.repository.ts';
import {
  actorFor,
  describeAbsences,
  giveBalance,
  monthOfMario,
  type AbsencesTestApp,
} from '../testing/absences-app.ts';
import { sendLeave, sendSickness, setStatus } from '../testing/decision-steps.ts';
import { findRequest, listDaysOfRequests } from './requests.repository.ts';
import { absenceRequests } from './requests.schema.ts';

type Person = keyof AbsencesTestApp['cookies'];

describeAbsences('an approved request that begins later or ends earlier', (app) => {
  const shorten = (id: string, span: object, person: Person = 'hr') =>
    callOn(
      app().app,
      shortenAbsence,
      { id, from: '2026-03-16', to: '2026-03-20', version: 3, ...span },
      { cookie: app().cookies[person] },
    );
  const balance = () => sumEntries(app().db, { employeeId: employeeOf('mario'), counter: 'holiday' });
  const approved = async (changes: object = {}) => {
    const { id } = await sendLeave(app(), 'mario', { from: '2026-03-16', to: '2026-03-20', ...changes });
    await setStatus(app(), 'mario', { id, to: 'approved' });
    return id;
  };
  const daysOf = async (id: string) =>
    (await listDaysOfRequests(app().db, [id])).map(({ day }) => day.slice(8));

  it('gives the other days back to the balance, the month and whoever plans', async () => {
    await giveBalance(app(), 'mario', { minutes: 4800 });
    const id = await approved();
    const looked = await shorten(id, { from: '2026-03-17', to: '2026-03-18', isDryRun: true });
    expect(looked.output.returned).toBe(3 * 480);
    expect(await daysOf(id)).toHaveLength(5);
    const { output } = await shorten(id, { from: '2026-03-17', to: '2026-03-18' });
    expect(output).toEqual({ status: 'approved', version: 4, returned: 3 * 480 });
    expect(await daysOf(id)).toEqual(['17', '18']);
    expect(await balance()).toBe(4800 - 2 * 480);
    expect((await monthOfMario(app())).map(([day, minutes]) => [day, minutes])).toEqual([
      [17, 480],
      [18, 480],
    ]);
    const entries = await listEntriesOf(app().db, [employeeOf('mario')]);
    expect(entries.map(({ kind, minutes, day }) => [kind, minutes, day])).toContainEqual([
      'returned',
      1440,
      '2026-03-16',
    ]);
    const { events } = (await callOn(app().app, getAbsence, { id }, { cookie: app().cookies.hr })).output;
    expect(events.map(({ kind }) => kind)).toContain('changed');
    // What is taken back later is what is left of it.
    await setStatus(app(), 'mario', { id, to: 'withdrawn' });
    expect(await balance()).toBe(4800);
  });

  it('leaves closed months alone where none of their days is taken off', async () => {
    await giveBalance(app(), 'mario', { minutes: 9600 });
    const id = await approved({ from: '2026-03-30', to: '2026-04-10' });
    const march = { year: 2026, month: 3, status: 'closed' as const, userId: 'mario' };
    await callOn(app().app, setMonthStatus, march, { cookie: app().cookies.hr });
    const refused = await shorten(id, { from: '2026-03-31', to: '2026-04-10' });
    expect(refused.error).toMatchObject({ code: 'conflict', details: { isLocked: true } });
    expect((await shorten(id, { from: '2026-03-30', to: '2026-04-03' })).output.returned).toBe(4 * 480);
    expect(await daysOf(id)).toEqual(['30', '31', '01', '02', '03']);
  });

  it.each([
    ['a day before it', { from: '2026-03-13' }, 'from'],
    ['a day after it', { to: '2026-03-21' }, 'to'],
    ['the days that it has', {}, 'to'],
    ['an end before its beginning', { from: '2026-03-19', to: '2026-03-17' }, 'to'],
  ])('refuses %s, on its field', async (_what, span, field) => {
    const id = await approved();
    expect(Object.keys((await shorten(id, span)).error?.fields ?? {})).toEqual([field]);
    expect(await daysOf(id)).toHaveLength(5);
  });

  it('is for who decides, about what they saw, of what is approved', async () => {
    const id = await approved();
    const span = { to: '2026-03-18' };
    expect((await shorten(id, span, 'mario')).error?.code).toBe('forbidden');
    expect((await shorten(id, span, 'giulia')).error?.code).toBe('not-found');
    expect((await shorten(id, { ...span, version: 2 })).error?.code).toBe('conflict');
    const back = { id, decision: 'toApprove' as const, reason: '', version: 3 };
    await callOn(app().app, decideAbsence, back, { cookie: app().cookies.hr });
    expect((await shorten(id, { ...span, version: 4 })).error?.code).toBe('conflict');
  });

  it('of a sickness has leave take its days again, and a closure’s leave is the company’s', async () => {
    await giveBalance(app(), 'mario', { minutes: 4800 });
    const leave = await approved();
    const { id } = await sendSickness(app(), 'mario', { from: '2026-03-17', to: '2026-03-20' });
    await setStatus(app(), 'mario', { id, to: 'approved' });
    expect(await balance()).toBe(4800 - 480);
    expect((await shorten(id, { from: '2026-03-17', to: '2026-03-18' })).error).toBeUndefined();
    expect(await balance()).toBe(4800 - 3 * 480);
    const taken = (await listDaysOfRequests(app().db, [leave])).filter(
      ({ givenBackTo }) => givenBackTo === null,
    );
    expect(taken.map(({ day }) => day.slice(8))).toEqual(['16', '19', '20']);
    expect((await monthOfMario(app())).map(([day]) => day)).toEqual([16, 17, 18, 19, 20]);
    const caller = { cookie: app().cookies.hr };
    const closed = { companyId: 'acme', name: 'Ponte', from: '2026-03-23', to: '2026-03-25' };
    await callOn(app().app, addClosure, closed, caller);
    const [given] = (await app().db.select().from(absenceRequests)).filter(
      ({ closureId, employeeId }) => closureId !== null && employeeId === employeeOf('mario'),
    );
    const ofClosure = await shorten(given?.id ?? '', { from: '2026-03-23', to: '2026-03-24', version: 2 });
    expect(ofClosure.error?.fields).toEqual({ from: 'Queste ferie sono di una chiusura aziendale' });
  });

  it('answers who asked to take it back, and tells them', async () => {
    const id = await approved();
    await app().db.transaction((tx) =>
      app().absences.requests.askWithdrawal(tx, actorFor('mario'), id, {
        reason: 'Rientro prima',
        version: 3,
      }),
    );
    await shorten(id, { to: '2026-03-17', version: 4 });
    expect(await findRequest(app().db, id)).toMatchObject({
      withdrawalReason: null,
      withdrawalAskedAt: null,
    });
  });
});
