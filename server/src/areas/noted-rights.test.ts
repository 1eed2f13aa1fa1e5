import { eq } from 'drizzle-orm';
import { addGroup, deleteUsers, updateUsers } from 'shared-api/contracts/admin';
import { auditSubject } from '../platform/audit/audit-subject.ts';
import { forgetRounds } from '../testing/forget-rounds.ts';
import { callOn } from '../testing/index.ts';
import { describeWithStaff } from '../testing/staff-app.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { directoryEmployees, directoryGroupMembers } from './directory/directory.schema.ts';
import { platformNotedRows } from '../platform/noted-rows/noted-rows.schema.ts';

const day = 24 * 60 * 60_000;

describeWithStaff('what people may do, and who they are at work', (app) => {
  // The tables are emptied between the tests, the folder is not.
  beforeEach(() => forgetRounds(app().platform));

  const root = () => ({ cookie: app().cookies.root });
  /** Has all rows compared, a day later. @returns what strayed so far */
  const compare = async () => {
    const { platform, clock, db } = app();
    clock.advance(day);
    await platform.notedRows.clean();
    return (await platform.audit.list(db, auditSubject))
      .filter(({ action }) => action === 'row.strayed')
      .map(({ data }) => [data['kind'], data['row'], data['problem']]);
  };
  const changeGroups = async (groupId: string, how: 'addedGroupIds' | 'removedGroupIds') => {
    const none = { addedGroupIds: [], removedGroupIds: [], isActive: true };
    const answer = await callOn(
      app().app,
      updateUsers,
      { ids: ['mario'], ...none, [how]: [groupId] },
      root(),
    );
    expect(answer.error).toBeUndefined();
  };

  it('change with groups and accounts, and nothing strays', async () => {
    expect(await compare()).toEqual([]);
    const group = { companyId: 'acme', name: 'Ufficio', isDefault: false };
    const { id } = (await callOn(app().app, addGroup, { ...group, permissions: ['doc_docsign'] }, root()))
      .output;
    await changeGroups(id, 'addedGroupIds');
    expect(await compare()).toEqual([]);
    await changeGroups(id, 'removedGroupIds');
    expect(await compare()).toEqual([]);
    // The company has no group for newcomers yet, and gets one.
    await app().areas.auth.administrators.provide({
      mail: 'nuova@acme.example',
      name: 'Nuova Capo',
      company: 'acme',
    });
    expect(await compare()).toEqual([]);
    expect((await callOn(app().app, deleteUsers, { ids: ['mario'] }, root())).output.deleted).toBe(1);
    expect(await compare()).toEqual([]);
  });

  it('are missed where a right is written and what could explain it follows, or its note is gone too', async () => {
    expect(await compare()).toEqual([]);
    const { db } = app();
    const group = {
      companyId: 'acme',
      name: 'Ufficio',
      isDefault: false,
      permissions: ['doc_docsign'] as const,
    };
    const { id } = (
      await callOn(app().app, addGroup, { ...group, permissions: [...group.permissions] }, root())
    ).output;
    await db.insert(directoryGroupMembers).values({ groupId: id, userId: 'giulia' });
    await db
      .update(authUsers)
      .set({ permissions: ['doc_docsign', 'utenti_docsign'] })
      .where(eq(authUsers.id, 'giulia'));
    await db.delete(platformNotedRows).where(eq(platformNotedRows.kind, 'rights'));
    // A neighbour comes into the group: an event of its chain, and none of hers.
    await changeGroups(id, 'addedGroupIds');
    expect(await compare()).toContainEqual(['rights', 'giulia', 'contradicted']);
  });

  it('are missed where somebody wrote them: a right, or whose employee an account is', async () => {
    expect(await compare()).toEqual([]);
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] })
      .where(eq(authUsers.id, 'giulia'));
    await app()
      .db.update(directoryEmployees)
      .set({ userId: null })
      .where(eq(directoryEmployees.userId, 'mario'));
    await app()
      .db.update(directoryEmployees)
      .set({ userId: 'mario' })
      .where(eq(directoryEmployees.id, 'employee-carlo'));
    expect((await compare()).toSorted((one, other) => (String(one) < String(other) ? -1 : 1))).toEqual([
      ['employment', 'employee-carlo mario', 'came'],
      ['employment', 'employee-mario mario', 'gone'],
      ['rights', 'giulia', 'contradicted'],
    ]);
  });
});
