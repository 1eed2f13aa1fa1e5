import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  addDelegation,
  adjustBalance,
  decideAbsence,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import { addGroup, logActions, saveSettings, updateUsers } from 'shared-api/contracts/admin';
import { setMonthsStatus } from 'shared-api/contracts/timesheet';
import { auditSubject } from '../platform/audit/audit-subject.ts';
import { digestOf, notedFacts } from '../platform/noted-rows/compare-row.ts';
import { platformNotedRows } from '../platform/noted-rows/noted-rows.schema.ts';
import { listOpenFailures } from '../platform/failures/failures.repository.ts';
import { forgetRounds } from '../testing/forget-rounds.ts';
import { callOn } from '../testing/index.ts';
import { anyTime } from './admin/settings/mail-timing.ts';
import { decidingRows } from './deciding-rows.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from './absences/testing/absences-app.ts';
import { absenceRequests } from './absences/requests/requests.schema.ts';
import { sendLeave } from './absences/testing/decision-steps.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { directoryGroups } from './directory/directory.schema.ts';
import { timesheetMonths } from './timesheet/month/month.schema.ts';
import { fillMonth } from './timesheet/testing/month-steps.ts';

const day = 24 * 60 * 60_000;

/** Has all rows compared, a day later. @returns what strayed so far */
async function compare({ platform, clock, db }: AbsencesTestApp) {
  clock.advance(day);
  await platform.notedRows.clean();
  const events = await platform.audit.list(db, auditSubject);
  return events
    .filter(({ action }) => action === 'row.strayed')
    .map(({ data }) => [data['kind'], data['row'], data['problem']]);
}

/** Acme at work: a balance, leave that is approved, a closed month, a group, a delegate. */
async function work(app: AbsencesTestApp): Promise<{ absence: string }> {
  const hr = { cookie: app.cookies.hr };
  const root = { cookie: app.cookies.root };
  await giveBalance(app, 'mario', { minutes: 4800 });
  const { id, version } = await sendLeave(app, 'mario');
  const decided = { id, version, decision: 'approved' as const, reason: '' };
  expect((await callOn(app.app, decideAbsence, decided, hr)).error).toBeUndefined();
  const adjusted = { employeeId: 'employee-mario', counter: 'holiday' as const, minutes: 60, note: 'prova' };
  expect((await callOn(app.app, adjustBalance, adjusted, hr)).error).toBeUndefined();
  const group = {
    companyId: 'acme',
    name: 'Ufficio',
    permissions: ['doc_docsign' as const],
    isDefault: false,
  };
  const added = await callOn(app.app, addGroup, group, root);
  expect(added.error).toBeUndefined();
  const users = { ids: ['mario'], addedGroupIds: [added.output.id], removedGroupIds: [], isActive: true };
  expect((await callOn(app.app, updateUsers, users, root)).error).toBeUndefined();
  const delegation = { toUserId: 'giulia', from: '2026-03-12', to: '2026-03-20' };
  expect((await callOn(app.app, addDelegation, delegation, hr)).error).toBeUndefined();
  return { absence: id };
}

describeAbsences('rows that decide', (app) => {
  // The tables are emptied between the tests, the folder is not.
  beforeEach(() => forgetRounds(app().platform));

  it('change by what the product does, and nothing strays', async () => {
    expect(await compare(app())).toEqual([]);
    await work(app());
    expect(await compare(app())).toEqual([]);
    const policy = {
      companyId: 'acme',
      validFrom: '2026-02-01',
      yearly: { holiday: 9600, paidLeave: 1920, formerHolidays: 1920 },
    };
    const saved = await callOn(app().app, saveAccrualPolicy, policy, { cookie: app().cookies.hr });
    expect(saved.error).toBeUndefined();
    const given = { companyId: 'acme', companyName: 'acme', accent: '', isNotifying: true, ...anyTime };
    const kept = { deliveryMonths: 6, unsignedMonths: 0, signUp: 'closed' as const, signUpDomains: [] };
    const asked = { asksSmsCode: true, youngChange: 'refuse' as const, version: 0 };
    const root = { cookie: app().cookies.root };
    expect((await callOn(app().app, saveSettings, { ...given, ...kept, ...asked }, root)).status).toBe(200);
    await app().areas.absences.accruals.accrueDue();
    app().clock.advance(31 * day);
    await app().areas.absences.accruals.accrueDue();
    expect(await compare(app())).toEqual([]);
  });

  const write = (statement: SQL) => app().db.execute(statement);

  it('are reported when somebody wrote them: once, as an error, an event, and an entry until they are right', async () => {
    const { absence } = await work(app());
    expect(await compare(app())).toEqual([]);
    const [before] = await app().db.select().from(authUsers).where(eq(authUsers.id, 'giulia'));
    await app().db.update(authUsers).set({ email: 'thief@example.org' }).where(eq(authUsers.id, 'giulia'));
    expect(await app().platform.notedRows.check('user', ['giulia', 'mario'])).toMatchObject([
      { kind: 'user', id: 'giulia', problem: 'changed' },
    ]);
    expect(await compare(app())).toEqual([['user', 'giulia', 'changed']]);
    expect(await compare(app())).toEqual([['user', 'giulia', 'changed']]);
    await app().platform.jobs.runDue();
    const open = () => listOpenFailures(app().db, { companyId: 'all' }, { limit: 10 });
    expect(await open()).toMatchObject([{ kind: 'job', name: 'platform.row-check', companyId: null }]);
    await app()
      .db.update(authUsers)
      .set({ email: before?.email ?? '' })
      .where(eq(authUsers.id, 'giulia'));
    expect(await app().platform.notedRows.check('user', ['giulia'])).toEqual([]);
    expect(absence).not.toBe('');
  });

  it.each<[string, (absence: string) => SQL, unknown[]]>([
    ['a flag', () => sql`update ${authUsers} set a = 'Y' where id = 'mario'`, ['user', 'mario', 'changed']],
    [
      'a password',
      () => sql`update ${authUsers} set password_hash = 'other' where id = 'mario'`,
      ['user', 'mario', 'changed'],
    ],
    [
      'a person',
      () =>
        sql`insert into auth_users (id, username, username_key, password_hash, first_name, last_name, email, email_key, created_at) values ('x', 'x', 'x', '', '', '', '', '', now())`,
      ['user', 'x', 'came'],
    ],
    [
      'what a group may do',
      () =>
        sql`update ${directoryGroups} set permissions = permissions || '{users_docsign}' where name = 'Ufficio'`,
      ['group', expect.any(String), 'changed'],
    ],
    [
      'who is in a group',
      () =>
        sql`insert into directory_group_members (group_id, user_id) select id, 'giulia' from directory_groups where name = 'Ufficio'`,
      ['membership', expect.stringContaining('giulia'), 'came'],
    ],
    [
      'what a company asks of who signs',
      () => sql`update directory_companies set sms_otp = not sms_otp where id = 'acme'`,
      ['company', 'acme', 'changed'],
    ],
    [
      'a company with rules of its own',
      () =>
        sql`insert into directory_companies (id, name, sign_up, sign_up_domains) values ('evil', 'Evil', 'open', '{evil.example}')`,
      ['company', 'evil', 'came'],
    ],
    [
      'a decision',
      (id) => sql`update ${absenceRequests} set status = 'refused' where id = ${id}`,
      ['absence', expect.any(String), 'changed'],
    ],
    [
      'a request that is gone',
      (id) => sql`delete from ${absenceRequests} where id = ${id}`,
      ['absence', expect.any(String), 'gone'],
    ],
    [
      'what a request takes',
      (id) => sql`update absence_days set minutes = 1 where request_id = ${id}`,
      ['absence', expect.any(String), 'changed'],
    ],
    [
      'a balance',
      () =>
        sql`update absence_entries set minutes = minutes * 10 where request_id is null and employee_id = 'employee-mario'`,
      ['balance', 'employee-mario', 'changed'],
    ],
    [
      'who decides in whose place',
      () => sql`update absence_delegations set to_user_id = 'mario'`,
      ['delegation', expect.any(String), 'changed'],
    ],
    [
      'a month that was closed',
      () =>
        sql`insert into ${timesheetMonths} (employee_id, month, company_id, status, version) values ('employee-mario', '2026-01', 'acme', 'closed', 1)`,
      ['month', 'employee-mario 2026-01', 'came'],
    ],
    [
      'what was noted',
      () => sql`update platform_noted_rows set digest = 'x' where kind = 'user' and id = 'mario'`,
      ['user', 'mario', 'note-forged'],
    ],
    [
      'a note that was taken away with what it said',
      () =>
        sql`with gone as (delete from platform_noted_rows where kind = 'user' and id = 'mario') update auth_users set a = 'Y' where id = 'mario'`,
      ['user', 'mario', 'came'],
    ],
  ])('are reported when somebody wrote %s', async (_, statement, expected) => {
    const { absence } = await work(app());
    await app().platform.notedRows.clean();
    app().clock.advance(2 * day);
    await app().platform.notedRows.clean();
    await write(statement(absence));
    expect(await compare(app())).toEqual([expected]);
  });

  it('are not explained by what their chain told before they were last compared', async () => {
    await work(app());
    await giveBalance(app(), 'giulia', { minutes: 4800 });
    expect(await compare(app())).toEqual([]);
    // Neither changes anything of what counts of Mario: a group of Mario’s already, a colleague's balance.
    const group = await app().db.select().from(directoryGroups).where(eq(directoryGroups.name, 'Ufficio'));
    const users = {
      ids: ['mario'],
      addedGroupIds: [group[0]?.id ?? ''],
      removedGroupIds: [],
      isActive: true,
    };
    await callOn(app().app, updateUsers, users, { cookie: app().cookies.root });
    const adjusted = {
      employeeId: 'employee-giulia',
      counter: 'holiday' as const,
      minutes: 60,
      note: 'prova',
    };
    await callOn(app().app, adjustBalance, adjusted, { cookie: app().cookies.hr });
    expect(await compare(app())).toEqual([]);
    await write(sql`update ${authUsers} set a = 'Y', second_factor = 'none' where id = 'mario'`);
    await write(sql`update absence_entries set minutes = minutes * 10 where employee_id = 'employee-mario'`);
    expect(await app().platform.notedRows.checkPerson('mario')).toEqual(['user']);
    expect(await compare(app())).toEqual([
      ['user', 'mario', 'changed'],
      ['balance', 'employee-mario', 'changed'],
    ]);
  });

  it('stand among what failed again where somebody took the entry away, or wrote them a second time', async () => {
    await compare(app());
    const isMade = (a: 'Y' | 'N') => app().db.update(authUsers).set({ a }).where(eq(authUsers.id, 'mario'));
    const open = () => listOpenFailures(app().db, { companyId: 'all' }, { limit: 10 });
    await isMade('Y');
    expect(await compare(app())).toEqual([['user', 'mario', 'changed']]);
    await write(sql`delete from platform_jobs where kind = 'platform.row-check'`);
    await compare(app());
    await isMade('N');
    await app().platform.jobs.runDue();
    expect(await open()).toEqual([]);
    await isMade('Y');
    expect(await compare(app())).toHaveLength(2);
    await app().platform.jobs.runDue();
    expect(await open()).toMatchObject([{ kind: 'job', name: 'platform.row-check' }]);
  });

  it('are as they were noted by a version that looked at less, and are noted anew by what counts now', async () => {
    const { db, platform } = app();
    const users = decidingRows.find(({ kind }) => kind === 'user');
    const [row] = (await users?.read(db, { ids: ['giulia'] })) ?? [];
    if (!row) throw new Error('Giulia is nobody');
    await compare(app());
    const before = { kind: 'user', id: 'giulia', digest: digestOf({ facts: row.earlierFacts }), ends: {} };
    const proof = platform.rowProofs.of('noted-row', notedFacts(before));
    await db
      .update(platformNotedRows)
      .set({ ...before, proof })
      .where(and(eq(platformNotedRows.kind, 'user'), eq(platformNotedRows.id, 'giulia')));
    expect(await compare(app())).toEqual([]);
    await write(sql`update ${authUsers} set email_confirmed_at = now() where id = 'giulia'`);
    expect(await compare(app())).toEqual([['user', 'giulia', 'changed']]);
  });

  it('are reported of a closed month whose hours somebody wrote', async () => {
    await fillMonth(app(), 'giulia', { of: { year: 2026, month: 2 } });
    const wanted = {
      year: 2026,
      month: 2,
      companyId: 'acme',
      status: 'closed' as const,
      months: [{ employeeId: 'employee-giulia', version: 0 }],
      evenWithProblems: true,
    };
    const { output } = await callOn(app().app, setMonthsStatus, wanted, { cookie: app().cookies.hr });
    expect(output.results).toMatchObject([{ outcome: 'done' }]);
    await compare(app());
    expect(await compare(app())).toEqual([]);
    await write(
      sql`update timesheet_days set ordinary = 600 where employee_id = 'employee-giulia' and day = '2026-02-10'`,
    );
    expect(await compare(app())).toEqual([['month', 'employee-giulia 2026-02', 'changed']]);
  });

  it('of all kinds change by actions that the log has words for', () => {
    const kinds = decidingRows;
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(
      [...new Set(kinds.map(({ kind }) => kind))].toSorted(),
    );
    const unknown = kinds.flatMap(({ actions }) => actions.filter((action) => !(action in logActions)));
    expect(unknown).toEqual([]);
  });
});
