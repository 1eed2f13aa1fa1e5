import { sql } from 'drizzle-orm';
import { listCompanyBalances, listTeamAbsences } from 'shared-api/contracts/absences';
import { listLog, listUsers } from 'shared-api/contracts/admin';
import { findEmployees } from 'shared-api/contracts/directory';
import { listMonths } from 'shared-api/contracts/timesheet';
import { platformAudit } from '../platform/audit/audit.schema.ts';
import { callOn } from '../testing/index.ts';
import { describeWithStaff } from '../testing/staff-app.ts';
import { userSubject } from './auth/users/user-audit.ts';
import { updateProfileOf } from './auth/profile/profile.repository.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { insertUser } from './auth/users/users.repository.ts';
import { insertEmployee } from './directory/directory.repository.ts';
import { foldTexts } from './folded-texts.repository.ts';

/** As they are written, and as people type them. */
const people = [
  ['Šimić', 'Ana', 'simic'],
  ['Kovačić', 'Đorđe', 'dorde kovacic'],
  ['Łukasz', 'Żaneta', 'lukasz zaneta'],
  ['Yılmaz', 'İrem', 'yilmaz irem'],
  ['Ørsted', 'Åse', 'orsted ase'],
  ['D’Angelo', 'Nicolò', "d'angelo nicolo'"],
  ['D’Angelo', 'Nicolò', 'dangelo'],
  ['Weiß', 'Jürgen', 'weiss jurgen'],
  ['O’Brien', 'Siân', "o'brien sian"],
  ['Zorzi', 'Alvise', 'ZORZI alvise'],
  ['Ζαχαρίας', 'Νίκος', 'ζαχαριας'],
] as const;

describeWithStaff('a name', (app) => {
  const asHr = () => ({ cookie: app().cookies.hr });
  const rename = async (id: string, lastName: string, firstName: string) => {
    const change = { changedAt: app().clock.now(), changedBy: id };
    await updateProfileOf(app().db, id, { fields: { lastName, firstName }, ...change });
    await app().areas.directory.renameUsers(app().db, [{ userId: id, lastName, firstName }]);
  };
  const found = async (search: string) => {
    const users = await callOn(app().app, listUsers, { search, start: 0, length: 30 }, asHr());
    const balances = await callOn(
      app().app,
      listCompanyBalances,
      { companyId: 'acme', search, offset: 0, length: 30 },
      asHr(),
    );
    const week = { from: '2026-03-16', to: '2026-03-20', offset: 0, length: 30, awayOnly: false };
    const team = await callOn(app().app, listTeamAbsences, { search, ...week }, asHr());
    const months = await callOn(
      app().app,
      listMonths,
      { companyId: 'acme', year: 2026, month: 3, search, length: 30 },
      asHr(),
    );
    const employees = await callOn(app().app, findEmployees, { text: search }, asHr());
    return [users.output.total, ...[balances, team].map(({ output }) => output.rows.length)].concat(
      months.output.rows.length,
      employees.output.employees.length,
    );
  };

  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] });
  });

  it.each(people)('%s %s is found as %s, wherever people are searched', async (last, first, typed) => {
    await rename('giulia', 'Bianchi', 'Giulia');
    await rename('mario', last, first);
    expect(await found(typed)).toEqual([1, 1, 1, 1, 1]);
    expect(await found(`${last} ${first}`)).toEqual([1, 1, 1, 1, 1]);
  });

  it('stands where its letters belong, in every list alike', async () => {
    await rename('hr', 'Zorzi', 'Alvise');
    await rename('mario', 'Ørsted', 'Åse');
    await rename('giulia', 'D’Angelo', 'Anna');
    const extra = { passwordHash: 'none', companyId: 'acme', createdAt: app().clock.now() };
    for (const [id, lastName] of [
      ['x1', 'Dupont'],
      ['x2', 'Šimić'],
      ['x3', "'Ndrangheta"],
      ['x4', 'Damiani'],
    ] as const) {
      const person = { id, username: id, firstName: 'A', lastName, email: `${id}@acme.example` };
      await insertUser(app().db, { ...extra, ...person });
      await insertEmployee(app().db, { id, companyId: 'acme', userId: id, name: `${lastName} A` });
    }
    const users = await callOn(app().app, listUsers, { search: '', start: 0, length: 30 }, asHr());
    const inUsers = users.output.rows.map(({ lastName }) => lastName);
    expect(inUsers).toEqual(['Damiani', 'D’Angelo', 'Dupont', "'Ndrangheta", 'Ørsted', 'Šimić', 'Zorzi']);
    const months = await callOn(
      app().app,
      listMonths,
      { companyId: 'acme', year: 2026, month: 3, search: '', length: 30 },
      asHr(),
    );
    const withAccount = months.output.rows.filter(({ userId }) => userId !== null);
    expect(withAccount.map(({ name }) => name.split(' ')[0])).toEqual(inUsers);
    const balances = await callOn(
      app().app,
      listCompanyBalances,
      { companyId: 'acme', search: '', offset: 0, length: 30 },
      asHr(),
    );
    expect(balances.output.rows.map(({ name }) => name)).toEqual(months.output.rows.map(({ name }) => name));
  });

  it('is found that was kept before names were folded, once the server has started', async () => {
    await rename('mario', 'Đorđević', 'Łukasz');
    await app().db.execute(sql`update auth_users set last_name_fold = '', first_name_fold = ''`);
    await app().db.execute(sql`update directory_employees set name_fold = ''`);
    await foldTexts(app().db);
    expect(await found('dordevic lukasz')).toEqual([1, 1, 1, 1, 1]);
    // What a server of before writes beside this one.
    await app().db.execute(sql`update auth_users set last_name_fold = '' where id = 'mario'`);
    await foldTexts(app().db);
    expect(await found('dordevic')).toEqual([1, 1, 1, 1, 1]);
  });

  it('is found in the log as it is typed', async () => {
    await app().platform.audit.append(app().db, {
      subject: userSubject('mario'),
      action: 'user.changed',
      actor: 'hr',
      companyId: 'acme',
      data: { lastName: 'D’Ørsted-Šimić' },
    });
    const read = await callOn(app().app, listLog, { search: "d'orsted simic", length: 30 }, asHr());
    expect(read.output.rows).toHaveLength(1);
  });

  it('is found in what was logged before names were folded, once the server has started', async () => {
    await app()
      .db.insert(platformAudit)
      .values({
        subject: 'user:of-before',
        sequence: 1,
        at: new Date('2020-01-07T08:00:00Z'),
        action: 'user.changed',
        companyId: 'acme',
        data: { lastName: 'Dell’Ærø-Šimić' },
        previousHash: '',
        hash: '',
      });
    const search = async (text: string) =>
      (await callOn(app().app, listLog, { search: text, length: 30 }, asHr())).output.rows.length;
    for (let start = 0; start < 2; start += 1) await foldTexts(app().db);
    expect(await search("dell'aero simic")).toBe(1);
    expect(await search('Dell’Ærø')).toBe(1);
    expect(await search('dellaero nobody')).toBe(0);
  });

  describe('of a user', () => {
    const add = (username: string) =>
      insertUser(app().db, {
        id: username,
        username,
        passwordHash: 'none',
        firstName: 'A',
        lastName: 'B',
        email: 'a@acme.example',
        companyId: 'acme',
        createdAt: app().clock.now(),
      });

    it.each([
      ["dell'aria", 'dell’aria'],
      ["dell'aria", 'dellʼaria'],
      ["dell'aria", "ｄell'aria"],
      ['ali.yilmaz', 'ALİ.YILMAZ'],
      ['ali.yilmaz', 'alı.yılmaz'],
      ['anna-maria', 'anna‑maria'],
    ])('%s and %s are one', async (one, other) => {
      await add(one);
      await expect(add(other)).rejects.toThrow();
    });
  });
});
