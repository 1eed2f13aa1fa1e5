import {
  addClosure,
  askWithdrawal,
  decideAbsence,
  decideWithdrawal,
  getAbsence,
  shortenAbsence,
} from 'shared-api/contracts/absences';
import { setMonthStatus } from 'shared-api/contracts/timesheet';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
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

  describe('by the wish of its person', () => {
    const ask = (id: string, kept: { keptFrom?: string; keptTo?: string }, version = 3) =>
      callOn(
        app().app,
        askWithdrawal,
        { id, version, reason: 'Torno prima', ...kept },
        { cookie: app().cookies.mario },
      );
    const answer = (id: string, isGranted: boolean, version = 4) =>
      callOn(app().app, decideWithdrawal, { id, isGranted, version }, { cookie: app().cookies.hr });
    const read = async (id: string) =>
      (await callOn(app().app, getAbsence, { id }, { cookie: app().cookies.hr })).output;
    const subjects = async () =>
      (await app().db.select().from(platformDeliveries)).map(({ subject }) => subject ?? '');

    it('waits until somebody decides, who takes off the other days', async () => {
      await giveBalance(app(), 'mario', { minutes: 4800 });
      const id = await approved();
      const asked = await ask(id, { keptTo: '2026-03-18' });
      expect(asked.output).toEqual({ status: 'approved', version: 4 });
      expect(await daysOf(id)).toHaveLength(5);
      const { absence } = await read(id);
      expect(absence).toMatchObject({
        withdrawalReason: 'Torno prima',
        kept: { from: '2026-03-16', to: '2026-03-18' },
      });
      expect((await ask(id, { keptTo: '2026-03-17' }, 4)).error?.code).toBe('conflict');
      expect((await answer(id, true)).output.status).toBe('approved');
      expect(await daysOf(id)).toEqual(['16', '17', '18']);
      expect(await balance()).toBe(4800 - 3 * 480);
      const after = await read(id);
      expect(after.absence).toMatchObject({ withdrawalReason: null, kept: null });
      expect(after.events.map(({ kind }) => kind).slice(-2)).toEqual(['daysAsked', 'changed']);
    });

    it('is refused and leaves everything as it is, which its person is told', async () => {
      await giveBalance(app(), 'mario', { minutes: 4800 });
      const id = await approved();
      await ask(id, { keptFrom: '2026-03-18', keptTo: '2026-03-19' });
      await answer(id, false);
      expect(await daysOf(id)).toHaveLength(5);
      const { absence, events } = await read(id);
      expect(absence).toMatchObject({ status: 'approved', withdrawalReason: null, kept: null });
      expect(events.at(-1)?.kind).toBe('daysRefused');
      expect(
        (await subjects()).filter((subject) => subject.startsWith('I giorni non cambiano')),
      ).toHaveLength(1);
      // All of it can be taken back afterwards.
      expect((await ask(id, {}, 5)).output.version).toBe(6);
      expect((await answer(id, true, 6)).output.status).toBe('withdrawn');
    });

    it.each([
      ['a day before it', { keptFrom: '2026-03-13' }, 'keptFrom'],
      ['all of its days', { keptFrom: '2026-03-16' }, 'keptTo'],
    ])('is not %s', async (_what, kept, field) => {
      const id = await approved();
      expect(Object.keys((await ask(id, kept)).error?.fields ?? {})).toEqual([field]);
    });
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
    const { absence } = (
      await callOn(app().app, getAbsence, { id: given?.id ?? '' }, { cookie: app().cookies.hr })
    ).output;
    expect(absence.isClosure).toBe(true);
  });

  it('answers who asked to take it back, and tells them', async () => {
    const id = await approved();
    await app().db.transaction((tx) =>
      app().absences.requests.askWithdrawal(tx, actorFor('mario'), id, {
        reason: 'Rientro prima',
        version: 3,
        kept: null,
      }),
    );
    await shorten(id, { to: '2026-03-17', version: 4 });
    expect(await findRequest(app().db, id)).toMatchObject({
      withdrawalReason: null,
      withdrawalAskedAt: null,
    });
  });
});
