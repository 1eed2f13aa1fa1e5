import fc from 'fast-check';
import { addClosure, deleteClosure, getAbsenceSettings, minutesOf } from 'shared-api/contracts/absences';
import { setMonthStatus } from 'shared-api/contracts/timesheet';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/errors/app-error.ts';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { sumEntries } from '../balances/balances.repository.ts';
import {
  findRequest,
  listDaysOfRequests,
  listOfClosures,
  listTaking,
} from '../requests/requests.repository.ts';
import { actorFor, describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';

type Person = keyof AbsencesTestApp['cookies'];

const companyId = 'acme';

describeAbsences('closures of a company', (app) => {
  const cookieOf = (person: Person) => ({ cookie: app().cookies[person] });
  const close = (from: string, to: string, person: Person = 'hr', part?: 'first' | 'second') =>
    callOn(app().app, addClosure, { companyId, name: 'Ferragosto', from, to, part }, cookieOf(person));
  const open = (id: string, person: Person = 'hr') =>
    callOn(app().app, deleteClosure, { companyId, id }, cookieOf(person));
  const balance = (person: Person = 'mario') =>
    sumEntries(app().db, { employeeId: employeeOf(person), counter: 'holiday' });
  const daysOf = async (id: string, employeeId = employeeOf('mario')) => {
    const made = (await listOfClosures(app().db, [id])).filter(
      (request) => request.employeeId === employeeId,
    );
    return (
      await listDaysOfRequests(
        app().db,
        made.map((request) => request.id),
      )
    ).map(({ day }) => day);
  };
  const own = { caller: null, employee: actorFor('mario').employee, mayManage: true };
  const ownLeave = async (from: string, to: string, times: readonly [number, number] | null = null) => {
    const [start, end] = times ?? [null, null];
    const draft = { kind: 'leave', cause: 'unpaidLeave', from, to, start, end, note: '' } as const;
    return (await app().db.transaction((tx) => app().absences.requests.add(tx, own, draft))).id;
  };
  const set = (id: string, to: 'toApprove' | 'approved' | 'refused' | 'withdrawn') =>
    app().db.transaction((tx) => app().absences.requests.setStatus(tx, own, id, { to }));
  const minutesOn = async (id: string) => {
    const made = (await listOfClosures(app().db, [id])).filter(
      ({ employeeId, status }) => employeeId === own.employee.id && status === 'approved',
    );
    const days = await listDaysOfRequests(
      app().db,
      made.map((request) => request.id),
    );
    const sums: Record<string, number> = {};
    for (const { day, minutes } of days) sums[day] = (sums[day] ?? 0) + minutes;
    return sums;
  };

  it('give everybody approved leave, also beyond their balance, and give it back when they are removed', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    const span = { companyId, name: 'Ferragosto', from: '2026-08-10', to: '2026-08-16' };
    const looked = await callOn(app().app, addClosure, { ...span, isDryRun: true }, cookieOf('hr'));
    expect(await balance()).toBe(480);
    const { id, results } = (await close('2026-08-10', '2026-08-16')).output;
    expect(looked.output.results).toEqual(results);
    expect(
      results
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ name, outcome }) => [name, outcome]),
    ).toEqual(
      // Who administers everything is closed too, and is in no list of the company's administrator.
      ['Senza Conto', 'Test giulia', 'Test hr', 'Test mario'].map((name) => [name, 'done']),
    );
    expect(await daysOf(id)).toEqual(['2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14']);
    expect(await balance()).toBe(480 - 5 * 480);
    const settings = () => callOn(app().app, getAbsenceSettings, { companyId }, cookieOf('hr'));
    expect((await settings()).output.closures).toMatchObject([{ name: 'Ferragosto', people: 5 }]);
    expect((await open(id)).output.isRemoved).toBe(true);
    expect(await balance()).toBe(480);
    expect((await settings()).output.closures).toEqual([]);
  });

  it('leave the days on which somebody has another absence', async () => {
    await ownLeave('2026-08-11', '2026-08-12');
    const { id } = (await close('2026-08-10', '2026-08-13')).output;
    expect(await daysOf(id)).toEqual(['2026-08-10', '2026-08-13']);
    await ownLeave('2026-09-07', '2026-09-08');
    const { results } = (await close('2026-09-07', '2026-09-08')).output;
    expect(results.find(({ name }) => name === 'Test mario')).toMatchObject({
      outcome: 'kept',
      days: 0,
      kept: [
        { day: '2026-09-07', minutes: 0 },
        { day: '2026-09-08', minutes: 0 },
      ],
    });
  });

  it('take the rest of a day of which somebody has some hours off, and say so', async () => {
    await ownLeave('2026-06-10', '2026-06-10', [9 * 60, 11 * 60]);
    const span = { companyId, name: 'Ponte', from: '2026-06-09', to: '2026-06-11' };
    const looked = await callOn(app().app, addClosure, { ...span, isDryRun: true }, cookieOf('hr'));
    const { id, results } = (await close('2026-06-09', '2026-06-11')).output;
    expect(looked.output.results).toEqual(results);
    expect(results.find(({ name }) => name === 'Test mario')).toMatchObject({
      outcome: 'done',
      days: 2,
      minutes: 1320,
      kept: [{ day: '2026-06-10', minutes: 360 }],
    });
    expect(await minutesOn(id)).toEqual({ '2026-06-09': 480, '2026-06-10': 360, '2026-06-11': 480 });
  });

  it('take half of each day where that is said, and of it what nothing else takes', async () => {
    const afternoon = await ownLeave('2026-06-09', '2026-06-09', [15 * 60, 16 * 60]);
    await ownLeave('2026-06-10', '2026-06-10');
    await ownLeave('2026-06-11', '2026-06-11', [9 * 60, 13 * 60]);
    const { id, results } = (await close('2026-06-08', '2026-06-14', 'hr', 'second')).output;
    expect(results.find(({ name }) => name === 'Test mario')).toMatchObject({
      outcome: 'done',
      days: 0,
      minutes: 240 + 180 + 240 + 240,
      kept: [
        { day: '2026-06-09', minutes: 180 },
        { day: '2026-06-10', minutes: 0 },
        { day: '2026-06-11', minutes: 240 },
      ],
    });
    await app().db.transaction((tx) => app().absences.requests.remove(tx, own, afternoon));
    expect(await minutesOn(id)).toEqual({
      '2026-06-08': 240,
      '2026-06-09': 240,
      '2026-06-11': 240,
      '2026-06-12': 240,
    });
    expect((await open(id)).output.isRemoved).toBe(true);
    expect(await minutesOn(id)).toEqual({});
  });

  it('become leave on days whose other absence is refused, withdrawn, deleted or moved', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    const [hours, refused, withdrawn, deleted, moved] = [
      await ownLeave('2026-06-08', '2026-06-08', [14 * 60, 16 * 60]),
      await ownLeave('2026-06-09', '2026-06-09'),
      await ownLeave('2026-06-10', '2026-06-10'),
      await ownLeave('2026-06-11', '2026-06-11'),
      await ownLeave('2026-06-12', '2026-06-12'),
    ];
    await set(refused, 'toApprove');
    await set(withdrawn, 'approved');
    const { id } = (await close('2026-06-08', '2026-06-12')).output;
    expect(await minutesOn(id)).toEqual({ '2026-06-08': 360 });
    await set(refused, 'refused');
    expect(await minutesOn(id)).toEqual({ '2026-06-08': 360, '2026-06-09': 480 });
    await set(withdrawn, 'withdrawn');
    await app().db.transaction(async (tx) => {
      const { requests } = app().absences;
      await requests.remove(tx, own, hours);
      await requests.remove(tx, own, deleted);
      const found = await findRequest(tx, moved);
      if (!found) throw new Error('The request is not there');
      await requests.edit(tx, own, found, { ...found, from: '2026-06-15', to: '2026-06-15' });
    });
    const whole = ['08', '09', '10', '11', '12'].map((day) => [`2026-06-${day}`, 480]);
    expect(await minutesOn(id)).toEqual(Object.fromEntries(whole));
    expect((await open(id)).output.isRemoved).toBe(true);
    expect(await minutesOn(id)).toEqual({});
    expect(await balance()).toBe(480);
  });

  it('leave a day alone of which their leave was taken back from somebody', async () => {
    const hours = await ownLeave('2026-06-10', '2026-06-10', [9 * 60, 11 * 60]);
    const { id } = (await close('2026-06-10', '2026-06-10')).output;
    const [made] = (await listOfClosures(app().db, [id])).filter(
      ({ employeeId }) => employeeId === own.employee.id,
    );
    if (!made) throw new Error('There is leave of the closure');
    await set(made.id, 'withdrawn');
    await app().db.transaction((tx) => app().absences.requests.remove(tx, own, hours));
    expect(await minutesOn(id)).toEqual({});
  });

  it('do not keep an absence of a closed month from being refused', async () => {
    const waiting = await ownLeave('2026-03-17', '2026-03-17');
    await set(waiting, 'toApprove');
    const { id } = (await close('2026-03-16', '2026-03-17')).output;
    const input = { year: 2026, month: 3, status: 'closed' as const, userId: 'mario' };
    await callOn(app().app, setMonthStatus, input, cookieOf('hr'));
    expect((await set(waiting, 'refused')).status).toBe('refused');
    expect(await minutesOn(id)).toEqual({ '2026-03-16': 480 });
  });

  it('are had once: another one on some of the same days is refused', async () => {
    await giveBalance(app(), 'mario', { minutes: 4800 });
    await close('2026-08-10', '2026-08-14');
    const fields = { from: 'In questi giorni c’è già la chiusura Ferragosto' };
    expect((await close('2026-08-14', '2026-08-20')).error?.fields).toEqual(fields);
    const both = await Promise.all([close('2026-09-14', '2026-09-15'), close('2026-09-14', '2026-09-15')]);
    expect(both.filter(({ error }) => error !== undefined)).toHaveLength(1);
    expect(await balance()).toBe(4800 - 7 * 480);
    expect((await close('2026-08-15', '2026-08-20')).error).toBeUndefined();
  });

  it('give and keep together what each day has to work, whatever else is taken of it', async () => {
    const day = fc.integer({ min: 8, max: 12 });
    const part = fc.record({
      day,
      start: fc.integer({ min: 0, max: 1380 }),
      length: fc.integer({ min: 10, max: 240 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.array(fc.nat({ max: 5 })),
        async (parts, gone) => {
          const made: string[] = [];
          for (const each of parts) {
            const on = `2026-06-${String(each.day).padStart(2, '0')}`;
            const end = Math.min(each.start + each.length, 1439);
            // What shares its time with another one, or is more than the day, is refused.
            const found = await ownLeave(on, on, [each.start, end]).catch((error: unknown) => {
              if (!(error instanceof AppError)) throw error;
              return undefined;
            });
            if (found !== undefined) made.push(found);
          }
          const closed = (await close('2026-06-08', '2026-06-12')).output;
          for (const index of new Set(gone)) {
            const id = made[index];
            if (id !== undefined)
              await app().db.transaction((tx) => app().absences.requests.remove(tx, own, id));
          }
          const taking = await listTaking(app().db, {
            employeeId: own.employee.id,
            from: '2026-06-08',
            to: '2026-06-12',
          });
          const days = await listDaysOfRequests(
            app().db,
            taking.map(({ id }) => id),
          );
          const sums = ['08', '09', '10', '11', '12'].map((each) =>
            minutesOf(days.filter((found) => found.day === `2026-06-${each}`)),
          );
          expect(sums).toEqual([480, 480, 480, 480, 480]);
          expect((await open(closed.id)).output.isRemoved).toBe(true);
          const left = taking.filter(({ closureId }) => closureId === null);
          await app().db.transaction(async (tx) => {
            for (const { id } of left) await app().absences.requests.remove(tx, own, id);
          });
        },
      ),
      { numRuns: 8 },
    );
  });

  it('are for who joins later too, on the days that are left, and never twice', async () => {
    const { id } = (await close('2026-03-05', '2026-03-12')).output;
    await app().db.execute(
      sql`insert into directory_employees (id, company_id, name) values ('employee-new', ${companyId}, 'Nuova Arrivata')`,
    );
    expect(await app().absences.closures.applyDue()).toBe(1);
    expect(await daysOf(id, 'employee-new')).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
    ]);
    expect(await app().absences.closures.applyDue()).toBe(0);
  });

  it('say of whom a closed month keeps the leave, and stay until it is open', async () => {
    const { id } = (await close('2026-03-16', '2026-03-17')).output;
    const march = (status: 'open' | 'closed') =>
      callOn(app().app, setMonthStatus, { year: 2026, month: 3, status, userId: 'mario' }, cookieOf('hr'));
    await march('closed');
    const { isRemoved, results } = (await open(id)).output;
    expect(isRemoved).toBe(false);
    expect(results.filter(({ outcome }) => outcome === 'refused')).toMatchObject([{ name: 'Test mario' }]);
    expect(results.find(({ outcome }) => outcome === 'refused')?.reason).not.toBe('');
    await march('open');
    expect((await open(id)).output.isRemoved).toBe(true);
  });

  it('have an end, a length and a name, and belong to who manages the company', async () => {
    expect((await close('2026-08-16', '2026-08-10')).error?.fields).toHaveProperty('to');
    expect((await close('2026-01-01', '2026-12-31')).error?.fields).toEqual({
      to: 'Una chiusura dura al massimo 92 giorni',
    });
    expect((await close('2026-08-10', '2026-08-11', 'mario')).error?.code).toBe('forbidden');
    expect((await close('2026-08-10', '2026-08-11', 'paola')).error?.code).toBe('not-found');
    const { id } = (await close('2026-08-10', '2026-08-11')).output;
    expect((await open(id, 'paola')).error?.code).toBe('not-found');
    expect((await open(id, 'mario')).error?.code).toBe('forbidden');
    expect((await open('nothing')).error?.code).toBe('not-found');
  });
});
