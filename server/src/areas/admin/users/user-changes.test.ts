import type { UserFields } from 'shared-api/contracts/admin';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { findUser } from '../../auth/users/users.repository.ts';
import { userSubject } from '../../auth/users/user-audit.ts';

const fields: UserFields = {
  firstName: 'Ugo',
  lastName: 'Foscolo',
  username: 'ugo.foscolo',
  email: 'ugo@acme.example',
  fiscalCode: '',
  prefix: '',
  mobile: '',
  companyId: 'acme',
  isCompanyAdmin: false,
  isSuper: false,
  isActive: true,
  usesBadge: false,
  groupIds: [],
};

describeWithStaff('users', (app) => {
  const by = (name: 'root' | 'hr'): SignedInCaller => ({
    language: 'it',
    ip: '127.0.0.1',
    userAgent: 'a test',
    requestId: '1',
    session: {
      id: name,
      kind: 'staff',
      userId: name,
      documentId: null,
      actingFor: null,
      flags: name === 'root' ? { a: 'Y', b: 'N' } : { a: 'N', b: 'S' },
      permissions: ['utenti_docsign', 'doc_docsign'],
      companyId: 'acme',
      email: '',
      createdAt: app().clock.now(),
      lastUsedAt: app().clock.now(),
      expiresAt: app().clock.now(),
    },
  });
  const changes = () => app().areas.admin.userChanges;
  const inTransaction = <T>(work: Parameters<StaffTestApp['db']['transaction']>[0]) =>
    app().db.transaction(work) as Promise<T>;
  const addGroup = (permissions: ('doc_docsign' | 'slider_docsign')[], companyId = 'acme') =>
    app().areas.directory.addGroup(app().db, {
      companyId,
      name: permissions.join(),
      permissions,
      isDefault: false,
    });
  const add = (given: Partial<UserFields>, name: 'root' | 'hr' = 'hr') =>
    inTransaction<string>((tx) => changes().add(tx, by(name), { ...fields, ...given }));
  const change = (id: string, given: Partial<UserFields>, name: 'root' | 'hr' = 'hr') =>
    inTransaction<number>(async (tx) =>
      changes().change(tx, by(name), { user: await changes().lock(tx, by(name), id), fields: given }),
    );

  it('are added with the rights of their groups, and get the link to their first password', async () => {
    const group = await addGroup(['doc_docsign']);
    const id = await add({ groupIds: [group] });
    const user = await findUser(app().db, id);
    expect(user).toMatchObject({
      username: 'ugo.foscolo',
      permissions: ['doc_docsign'],
      passwordChangedAt: null,
    });
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({ recipient: 'ugo@acme.example' });
    expect(mail?.text).toMatch(/\/recover#\S+/);
    const events = await app().platform.audit.list(app().db, userSubject(id));
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([['user.added', 'hr']]);
    const { employee } = await app().areas.directory.describeUser(app().db, id);
    expect(employee).toMatchObject({ name: 'Foscolo Ugo', companyId: 'acme' });
  });

  it('have a name of their own, however it is written', async () => {
    await expect(add({ username: 'MARIO' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { username: 'Questo username è già in uso' },
    });
  });

  it('are given no more than their administrator has, and not in another company', async () => {
    const slider = await addGroup(['slider_docsign']);
    await expect(add({ groupIds: [slider] })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(add({ isSuper: true })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(add({ companyId: 'beta' })).rejects.toMatchObject({ code: 'forbidden' });
    const elsewhere = await addGroup(['doc_docsign'], 'beta');
    await expect(add({ groupIds: [elsewhere] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(change('luca', { firstName: 'X' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(change('root', { firstName: 'X' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await add({ groupIds: [slider], isSuper: true }, 'root')).not.toBe('');
  });

  it('are changed with what stood before in the log, and the employee follows', async () => {
    const group = await addGroup(['doc_docsign']);
    expect(await change('mario', { lastName: 'Rossi', groupIds: [group] })).toBe(2);
    const [event] = await app().platform.audit.list(app().db, userSubject('mario'));
    expect(event?.data).toMatchObject({
      before: { lastName: 'Test', groupIds: [] },
      after: { lastName: 'Rossi', groupIds: [group] },
    });
    expect((await findUser(app().db, 'mario'))?.permissions).toEqual(['doc_docsign']);
    const { employee } = await app().areas.directory.describeUser(app().db, 'mario');
    expect(employee?.name).toBe('Rossi mario');
    expect(await change('mario', { lastName: 'Rossi' })).toBe(2);
  });

  it('are changed many at once, each with their own log; all of them, or nobody', async () => {
    const [group, slider] = [await addGroup(['doc_docsign']), await addGroup(['slider_docsign'])];
    const changeMany = (given: Readonly<Record<string, Partial<UserFields>>>) =>
      inTransaction<ReadonlyMap<string, number>>(async (tx) => {
        const users = await changes().lockMany(tx, by('hr'), Object.keys(given));
        const wanted = [...users.values()].map((user) => ({ user, fields: given[user.id] ?? {} }));
        return changes().changeMany(tx, by('hr'), wanted);
      });
    const versions = await changeMany({
      mario: { lastName: 'Rossi', groupIds: [group] },
      giulia: { email: 'giulia@new.example', isActive: false },
      hr: {},
      luca: { lastName: 'of another company' },
    });
    expect(versions).toEqual(
      new Map([
        ['mario', 2],
        ['giulia', 2],
        ['hr', 1],
      ]),
    );
    expect(await findUser(app().db, 'mario')).toMatchObject({
      lastName: 'Rossi',
      email: 'mario@example.com',
      permissions: ['doc_docsign'],
    });
    expect(await findUser(app().db, 'giulia')).toMatchObject({
      lastName: 'Test',
      emailKey: 'giulia@example.com',
      pendingEmail: 'giulia@new.example',
      isProductEnabled: false,
      profileChangedBy: 'hr',
    });
    expect((await app().areas.directory.describeUser(app().db, 'mario')).employee?.name).toBe('Rossi mario');
    const refused = changeMany({ giulia: { lastName: 'Verdi' }, mario: { groupIds: [group, slider] } });
    await expect(refused).rejects.toMatchObject({ code: 'forbidden', userId: 'mario' });
    expect(await findUser(app().db, 'giulia')).toMatchObject({ lastName: 'Test', profileVersion: 2 });
    for (const id of ['mario', 'giulia'])
      expect(await app().platform.audit.verifyChain(app().db, userSubject(id))).toEqual({
        isIntact: true,
        // What was proposed is an event of its own.
        events: id === 'giulia' ? 2 : 1,
      });
  });

  it('who move to another company leave their records and their groups to the former', async () => {
    const group = await addGroup(['doc_docsign']);
    await change('mario', { groupIds: [group] });
    await change('mario', { companyId: 'beta' }, 'root');
    const { employee, groupIds } = await app().areas.directory.describeUser(app().db, 'mario');
    expect(employee).toMatchObject({ companyId: 'beta', name: 'Test mario' });
    expect(groupIds).toEqual([]);
    expect(await app().areas.directory.findEmployee(app().db, 'employee-mario')).toMatchObject({
      userId: null,
      companyId: 'acme',
      // Whose it was stays known: it is handed out and erased with the person's account.
      formerUserId: 'mario',
      leftAt: app().clock.now(),
    });
  });

  it('are never without a super user, and nobody shuts themselves out', async () => {
    await expect(change('root', { isSuper: false }, 'root')).rejects.toMatchObject({ code: 'conflict' });
    await expect(change('hr', { isActive: false })).rejects.toMatchObject({ code: 'conflict' });
    const remove = (id: string, name: 'root' | 'hr') =>
      inTransaction(async (tx) => changes().remove(tx, by(name), [await changes().lock(tx, by(name), id)]));
    await expect(remove('hr', 'hr')).rejects.toMatchObject({ code: 'conflict' });
    await change('mario', { isSuper: true }, 'root');
    expect(await change('root', { isSuper: false }, 'root')).toBe(2);
    await remove('giulia', 'hr');
    expect((await findUser(app().db, 'giulia'))?.removedAt).not.toBeNull();
  });
});
