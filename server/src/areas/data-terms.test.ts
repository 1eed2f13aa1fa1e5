import { eq } from 'drizzle-orm';
import { deleteUsers, getSettings, listDueData, saveSettings } from 'shared-api/contracts/admin';
import { authUsers } from './auth/users/user.schema.ts';
import { callOn, signInAs } from '../testing/index.ts';
import { describeWithStaff, employeeOf } from '../testing/staff-app.ts';
import { absenceCertificates } from './absences/sickness/certificates.schema.ts';
import { absenceEntries } from './absences/balances/balances.schema.ts';
import { absenceRequests } from './absences/requests/requests.schema.ts';
import { directoryEmployees } from './directory/directory.schema.ts';
import { timesheetDays, timesheetMonths } from './timesheet/month/month.schema.ts';
import { timesheetPunches } from './timesheet/badge/punches.schema.ts';

const day = 24 * 3_600_000;

describeWithStaff('the terms of personal data', (app) => {
  const hr = () => ({ cookie: app().cookies.hr });
  const mario = { employeeId: employeeOf('mario'), companyId: 'acme' };

  /** An absence with hours of a year. */
  async function addYear(year: number): Promise<void> {
    const { db } = app();
    const on = new Date(`${year}-02-03T09:00:00Z`);
    const from = `${year}-02-03`;
    const made = { createdAt: on, createdBy: 'mario', changedAt: on, changedBy: 'mario' };
    await db.insert(absenceRequests).values({
      id: `sick-${year}`,
      kind: 'sickness',
      ...mario,
      from,
      to: from,
      status: 'approved',
      note: 'febbre',
      ...made,
    });
    await db.insert(absenceCertificates).values({
      id: `certificate-${year}`,
      requestId: `sick-${year}`,
      protocol: '123456789',
      from,
      to: from,
      addedAt: on,
      addedBy: 'mario',
    });
    await db.insert(absenceEntries).values({
      id: `entry-${year}`,
      ...mario,
      counter: 'holiday',
      day: from,
      minutes: 60,
      kind: 'adjustment',
      createdAt: on,
    });
    await db.insert(timesheetMonths).values({ ...mario, month: `${year}-02`, status: 'closed' });
    await db.insert(timesheetDays).values({
      employeeId: mario.employeeId,
      day: from,
      ordinary: 480,
      overtime: 0,
      absence: 0,
      version: 1,
      changedAt: on,
      changedBy: 'mario',
    });
    await db.insert(timesheetPunches).values({
      id: `punch-${year}`,
      ...mario,
      day: from,
      kind: 'in',
      at: on,
      receivedAt: on,
      source: 'badge' as never,
      createdBy: 'mario',
    });
  }

  /** The next night's run. */
  async function run(): Promise<void> {
    await app().areas.admin.dataTerms.clean();
    app().clock.advance(day);
    await app().platform.jobs.runDue();
  }
  const ids = async (table: typeof absenceRequests | typeof absenceCertificates | typeof timesheetPunches) =>
    (await app().db.select({ id: table.id }).from(table)).map(({ id }) => id).toSorted();
  const eventsOf = async () =>
    (await app().platform.audit.list(app().db, 'admin_settings:acme')).filter(
      ({ action }) => action === 'data.expired',
    );

  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign', 'notif_docsign'] })
      .where(eq(authUsers.id, 'hr'));
    for (const year of [2014, 2020, 2022, 2026]) await addYear(year);
    await app().areas.admin.dataTerms.begin();
  });

  it('end nothing before the notice is over, and show meanwhile what they would end', async () => {
    const { output } = await callOn(app().app, listDueData, { companyId: 'acme' }, hr());
    expect(output.beginsOn).toBe('2026-04-08');
    expect(Object.fromEntries(output.due.map(({ kind, count }) => [kind, count]))).toEqual({
      health: 6,
      notes: 0,
      punches: 2,
      hours: 3,
      messages: 0,
    });
    await run();
    expect(await ids(absenceRequests)).toHaveLength(4);
    expect(await eventsOf()).toEqual([]);
  });

  it('end each kind in its time, with an event that counts; balances stay what they are', async () => {
    app().clock.advance(31 * day);
    await run();
    expect(await ids(absenceCertificates)).toEqual(['certificate-2026']);
    expect(await ids(absenceRequests)).toEqual(['sick-2020', 'sick-2022', 'sick-2026']);
    expect(await ids(timesheetPunches)).toEqual(['punch-2022', 'punch-2026']);
    const texts = await app().db.select().from(absenceRequests);
    expect(texts.filter(({ note }) => note !== '').map(({ id }) => id)).toEqual(['sick-2026']);
    expect((await app().db.select().from(timesheetDays)).map((each) => each.day).toSorted()).toEqual([
      '2020-02-03',
      '2022-02-03',
      '2026-02-03',
    ]);
    const entries = await app().db.select().from(absenceEntries);
    expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(240);
    expect(await eventsOf()).toMatchObject([
      { actor: null, companyId: 'acme', data: { health: 6, punches: 2, hours: 3 } },
    ]);
    await run();
    expect(await eventsOf()).toHaveLength(1);
    expect(await app().platform.audit.verifyChain(app().db, 'admin_settings:acme')).toMatchObject({
      isIntact: true,
    });
  });

  it('are the company’s to choose, within their bounds', async () => {
    const { output } = await callOn(app().app, getSettings, { companyId: 'acme' }, hr());
    expect(output.settings).toMatchObject({ healthMonths: 36, hoursMonths: 120 });
    const save = (months: object, version: number) =>
      callOn(
        app().app,
        saveSettings,
        { ...output.settings, ...months, companyId: 'acme', user: '', version } as never,
        hr(),
      );
    await expect(save({ hoursMonths: 59 }, output.version)).rejects.toThrow('hoursInvalid');
    expect((await save({ hoursMonths: 60 }, output.version)).status).toBe(200);
    app().clock.advance(31 * day);
    await run();
    expect(await ids(absenceRequests)).toEqual(['sick-2022', 'sick-2026']);
  });

  it('wait a week where they are shortened, and the administrators know what will go, and when', async () => {
    app().clock.advance(40 * day);
    await run();
    const hr = { cookie: await signInAs(app(), 'hr') };
    const { output } = await callOn(app().app, getSettings, { companyId: 'acme' }, hr);
    const save = (months: object, version: number) =>
      callOn(
        app().app,
        saveSettings,
        { ...output.settings, ...months, companyId: 'acme', user: '', version } as never,
        hr,
      );
    const left = await ids(timesheetPunches);
    expect(left).toEqual(['punch-2022', 'punch-2026']);
    await app().outbox();
    expect((await save({ punchesMonths: 24 }, output.version)).status).toBe(200);
    const mails = (await app().outbox()).filter(({ subject }) => subject.includes('oltre il nuovo termine'));
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'hr@example.com',
      'root@example.com',
    ]);
    expect(mails[0]?.subject).toBe('Dal 26/04/2026 Sportello elimina i dati oltre il nuovo termine');
    expect(mails[0]?.text).toContain('hr Test ha abbreviato quanto a lungo acme conserva i dati');
    expect(mails[0]?.text).toContain('1 timbrature.');
    const due = async () =>
      (await callOn(app().app, listDueData, { companyId: 'acme' }, hr)).output.due.find(
        ({ kind }) => kind === 'punches',
      );
    expect(await due()).toEqual({ kind: 'punches', count: 1, from: '2026-04-26' });
    // Saved again as it is, it waits no longer, and nobody is written to twice.
    expect((await save({ punchesMonths: 24 }, output.version + 1)).status).toBe(200);
    expect(await due()).toMatchObject({ from: '2026-04-26' });
    for (let night = 0; night < 6; night += 1) await run();
    expect(await ids(timesheetPunches)).toEqual(left);
    expect(
      (await app().outbox()).filter(({ subject }) => subject.includes('oltre il nuovo termine')),
    ).toHaveLength(2);
    await run();
    expect(await ids(timesheetPunches)).toEqual(['punch-2026']);
  });

  it('end nothing more where they were made longer again in time', async () => {
    app().clock.advance(40 * day);
    await run();
    const hr = { cookie: await signInAs(app(), 'hr') };
    const { output } = await callOn(app().app, getSettings, { companyId: 'acme' }, hr);
    const save = (punchesMonths: number, version: number) =>
      callOn(
        app().app,
        saveSettings,
        { ...output.settings, punchesMonths, companyId: 'acme', user: '', version } as never,
        hr,
      );
    await save(24, output.version);
    await save(60, output.version + 1);
    for (let night = 0; night < 9; night += 1) await run();
    expect(await ids(timesheetPunches)).toEqual(['punch-2022', 'punch-2026']);
  });

  it('take the name of who went to another company, at the former one alone', async () => {
    const { directory } = app().areas;
    const moved = { userId: 'mario', companyId: 'beta', name: 'Test mario', now: app().clock.now() };
    await app().db.transaction((tx) => directory.moveUser(tx, moved));
    app().clock.advance(31 * day);
    await run();
    const companies = async () =>
      (await directory.listEmployeesOf(app().db, ['mario'])).map(({ companyId }) => companyId).toSorted();
    expect(await companies()).toEqual(['acme', 'beta']);
    app().clock.advance(11 * 366 * day);
    await run();
    expect(await companies()).toEqual(['beta']);
  });

  it('take the name of who left with the last record', async () => {
    await callOn(app().app, deleteUsers, { ids: ['mario'] }, hr());
    const named = async () =>
      (await app().db.select().from(directoryEmployees)).some(({ id }) => id === mario.employeeId);
    expect(await named()).toBe(true);
    app().clock.advance(31 * day);
    await run();
    expect(await named()).toBe(true);
    app().clock.advance(11 * 366 * day);
    await run();
    expect(await named()).toBe(false);
    expect(await ids(absenceRequests)).toEqual([]);
  });
});
