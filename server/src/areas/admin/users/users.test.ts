import {
  chooseUsers,
  deleteUsers,
  downloadUsers,
  listLog,
  listUserFilterGroups,
  listUsers,
  maxUsersDeleted,
} from 'shared-api/contracts/admin';
import { eq } from 'drizzle-orm';
import type { InputOf } from 'shared-api/contracts/common';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { findUser, insertUser } from '../../auth/users/users.repository.ts';

type ListInput = InputOf<typeof listUsers>;
type Name = 'root' | 'hr' | 'mario' | 'paola';

const all: ListInput = { search: '', start: 0, length: 30 };
const nobody = { search: '', isAll: false, except: [] };

describeWithStaff('the list of users', (app) => {
  const list = async (name: Name, input: Partial<ListInput> = {}) =>
    (await callOn(app().app, listUsers, { ...all, ...input }, { cookie: app().cookies[name] })).output;
  const idsOf = async (name: Name, input: Partial<ListInput> = {}) =>
    (await list(name, input)).rows.map(({ id }) => id);
  const choose = (name: Name, input: Partial<InputOf<typeof chooseUsers>>) =>
    callOn(app().app, chooseUsers, { ...nobody, ...input }, { cookie: app().cookies[name] });
  const remove = (name: Name, input: InputOf<typeof deleteUsers>) =>
    callOn(app().app, deleteUsers, input, { cookie: app().cookies[name] });
  const addGroup = (name: string, companyId = 'acme') =>
    app().areas.directory.addGroup(app().db, { companyId, name, permissions: [], isDefault: false });
  const join = (userId: string, groupIds: string[]) =>
    app().areas.directory.setGroups(app().db, [{ userId, companyId: 'acme', groupIds }]);
  const addPerson = (id: string, firstName: string, lastName: string, companyId = 'acme') =>
    insertUser(app().db, {
      id,
      username: id,
      passwordHash: 'none',
      firstName,
      lastName,
      email: `${id}@example.com`,
      companyId,
      createdAt: app().clock.now(),
    });

  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] });
  });

  it('is what an administrator may administer: everybody, or their company without its super users', async () => {
    expect(await idsOf('root')).toEqual(['giulia', 'hr', 'luca', 'mario', 'paola', 'root']);
    expect(await idsOf('hr')).toEqual(['giulia', 'hr', 'mario']);
    const { rows, total, next } = await list('hr');
    expect([total, next]).toEqual([3, null]);
    expect(rows[1]).toEqual({
      id: 'hr',
      number: 2,
      lastName: 'Test',
      firstName: 'hr',
      username: 'hr',
      email: 'hr@example.com',
      companyId: 'acme',
      companyName: 'acme',
      isActive: true,
      groups: [],
      isSuper: false,
      isCompanyAdmin: true,
      lastLoginAt: null,
      mayDelete: false,
    });
  });

  it('is for nobody without the permission, nor of another company', async () => {
    const ask = async (name: Name, input: Partial<ListInput> = {}) =>
      (await callOn(app().app, listUsers, { ...all, ...input }, { cookie: app().cookies[name] })).status;
    expect(await ask('mario')).toBe(403);
    expect(await ask('hr', { companyId: 'beta' })).toBe(404);
    await app().db.update(authUsers).set({ permissions: [] });
    expect(await ask('hr')).toBe(403);
    expect(await ask('root')).toBe(200);
  });

  it('takes the fields of the old call and ignores them, and refuses a load that is none', async () => {
    const old =
      'username=x&start=0&length=2&currDay=a&currDayTo=b&curStatus=-1&curPiano=9&curSrcText=&company=acme';
    const get = (query: string) =>
      app().app.inject({ url: `/api/getUtenti?${query}`, headers: { cookie: app().cookies.hr } });
    const { data, record_totali: total } = (await get(old)).json<{
      data: unknown[];
      record_totali: number;
    }>();
    expect([data.length, total]).toEqual([2, 3]);
    expect((await get('length=1000')).statusCode).toBe(400);
    expect((await get('cursor=none')).statusCode).toBe(400);
  });

  it('finds words in any order, whatever their case and accents', async () => {
    await addPerson('nico', 'Nicolò', "D'Àngelo");
    expect(await idsOf('root', { search: "NICOLO d'" })).toEqual(['nico']);
    expect(await idsOf('root', { search: 'angelò nico@EXAMPLE' })).toEqual(['nico']);
    expect(await idsOf('root', { search: '%' })).toEqual([]);
    expect((await list('root', { search: 'test' })).total).toBe(6);
  });

  it('is narrowed by company, group, state, role and who never came', async () => {
    const group = await addGroup('Ufficio');
    await join('mario', [group]);
    await app().db.update(authUsers).set({ lastLoginAt: app().clock.now() });
    await addPerson('nuovo', 'Nuovo', 'Arrivato');
    expect(await idsOf('root', { companyId: 'beta' })).toEqual(['luca', 'paola']);
    expect(await idsOf('root', { groupId: group })).toEqual(['mario']);
    expect(await idsOf('root', { isAdministrator: true })).toEqual(['hr', 'paola', 'root']);
    expect(await idsOf('hr', { isAdministrator: false, hasSignedIn: true })).toEqual(['giulia', 'mario']);
    expect(await idsOf('root', { hasSignedIn: false })).toEqual(['nuovo']);
    expect(await idsOf('root', { isActive: false })).toEqual([]);
  });

  it('is sorted by every column, and goes on after each load where it was', async () => {
    await addPerson('a1', 'Zoe', 'Bianchi');
    await addPerson('a2', 'Èva', 'àlberti', 'beta');
    const [one, two] = [await addGroup('Zeta'), await addGroup('Alfa')];
    await join('mario', [one]);
    await join('hr', [one, two]);
    const firsts = {
      name: ['a2', 'root'],
      firstName: ['a2', 'a1'],
      username: ['a1', 'root'],
      email: ['a1', 'root'],
      company: ['a1', 'paola'],
      groups: ['a2', 'mario'],
      active: ['a2', 'root'],
    } as const;
    for (const [sort, ends] of Object.entries(firsts)) {
      for (const direction of ['ascending', 'descending'] as const) {
        const order = { sort: sort as keyof typeof firsts, direction };
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list('root', { ...order, length: 3, ...(cursor !== undefined && { cursor }) });
          found.push(...page.rows.map(({ id }) => id));
          cursor = page.next ?? undefined;
        } while (cursor !== undefined);
        expect(found).toHaveLength(8);
        expect(new Set(found).size).toBe(8);
        const asked = direction === 'ascending' ? found : found.toReversed();
        expect([asked[0], asked.at(-1)]).toEqual(ends);
      }
    }
    const { rows } = await list('root', { start: 6 });
    expect(rows.map(({ number }) => number)).toEqual([7, 8]);
  });

  it('says by which groups it can be narrowed', async () => {
    await addGroup('Ufficio');
    await addGroup('Altrove', 'beta');
    const ask = (name: Name, companyId?: string) =>
      callOn(app().app, listUserFilterGroups, { companyId }, { cookie: app().cookies[name] });
    expect((await ask('hr')).output.groups).toEqual([
      { id: expect.any(String) as string, name: 'Ufficio', companyName: 'acme' },
    ]);
    expect((await ask('root')).output.groups.map(({ name }) => name)).toEqual(['Ufficio', 'Altrove']);
    expect((await ask('hr', 'beta')).status).toBe(404);
    expect((await ask('mario')).status).toBe(403);
  });

  describe('whom an administrator chose', () => {
    it('is kept by ids, by filters, and less some', async () => {
      const { output } = await choose('hr', { ids: ['mario', 'luca', 'root', 'giulia', 'mario'] });
      expect(output).toMatchObject({ count: 2, userIds: ['mario', 'giulia'] });
      const everybody = (await choose('root', { isAll: true, search: 'test' })).output;
      expect(everybody.count).toBe(6);
      const fewer = (await choose('root', { selection: everybody.selection, except: ['luca'] })).output;
      expect(fewer.userIds).toEqual(['giulia', 'hr', 'mario', 'paola', 'root']);
      await app().db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'mario'));
      const chosen = await app().areas.admin.choices.listChosen(app().db, callerOf('root'), fewer.selection);
      // Who was switched off meanwhile stays: who sends says why they get nothing.
      expect(chosen).toEqual(['giulia', 'hr', 'mario', 'paola', 'root']);
    });

    it('is nobody else’s, not nobody, and forgotten after a day', async () => {
      const { selection } = (await choose('hr', { ids: ['mario'] })).output;
      expect((await choose('root', { selection })).status).toBe(404);
      expect((await choose('mario', { ids: ['mario'] })).status).toBe(403);
      expect((await choose('hr', { ids: ['luca'] })).status).toBe(404);
      expect((await choose('hr', {})).status).toBe(400);
      app().clock.advance(25 * 60 * 60_000);
      await app().areas.admin.choices.clean();
      await expect(
        app().areas.admin.choices.listIds(app().db, callerOf('hr'), selection),
      ).rejects.toMatchObject({
        code: 'not-found',
      });
    });
  });

  describe('deleting', () => {
    it('leaves whom it cannot delete, and says why', async () => {
      await addPerson('altra', 'Altra', 'Persona');
      const { output } = await remove('hr', { ids: ['mario', 'hr', 'luca', 'altra'] });
      expect(output.deleted).toBe(2);
      expect(output.refused.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
        { id: 'hr', name: 'Test hr', reason: 'yourself' },
        { id: 'luca', name: '', reason: 'not-found' },
      ]);
      expect(await idsOf('hr')).toEqual(['giulia', 'hr']);
      expect((await findUser(app().db, 'mario'))?.removedAt).not.toBeNull();
    });

    it('takes a choice', async () => {
      await app().db.update(authUsers).set({ a: 'N' });
      const { selection } = (await choose('hr', { isAll: true, except: ['mario'] })).output;
      expect((await remove('hr', { selection })).output).toMatchObject({
        deleted: 2,
        refused: [{ id: 'hr', reason: 'yourself' }],
      });
    });

    it('is refused to who does not administer, of nobody, and of too many at once', async () => {
      expect((await remove('mario', { ids: ['giulia'] })).status).toBe(403);
      expect((await remove('hr', {})).status).toBe(400);
      const many = Array.from({ length: maxUsersDeleted + 1 }, (_, index) => `u${index}`);
      const { status, error } = await remove('hr', { ids: many });
      expect([status, error?.Error]).toEqual([
        409,
        `Si possono eliminare al massimo ${maxUsersDeleted} utenti alla volta: restringi la selezione`,
      ]);
    });
  });

  it('is a file for spreadsheets, in which nothing is a formula', async () => {
    await join('mario', [await addGroup('Alfa'), await addGroup('Beta')]);
    await addPerson('evil', '=1+1', 'Rossi; "Capo"');
    const load = (name: Name, input = {}) =>
      downloadOn(app().app, downloadUsers, { search: '', ...input }, { cookie: app().cookies[name] });
    const { bytes, headers } = await load('hr');
    const lines = bytes.toString().split('\r\n');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(lines).toEqual([
      '\u{FEFF}Cognome;Nome;Username;E-Mail;Prefisso;Cellulare;Codice fiscale;Azienda;Attivo;Amministratore;Ebadge;Gruppi',
      `"Rossi; ""Capo""";'=1+1;evil;evil@example.com;;;;acme;Sì;No;No;`,
      'Test;giulia;giulia;giulia@example.com;;;;acme;Sì;No;Sì;',
      'Test;hr;hr;hr@example.com;;;;acme;Sì;Sì;No;',
      'Test;mario;mario;mario@example.com;;;;acme;Sì;No;No;Alfa|Beta',
      '',
    ]);
    const { selection } = (await choose('hr', { ids: ['mario'] })).output;
    expect((await load('hr', { selection })).bytes.toString().trim().split('\r\n')).toHaveLength(2);
    expect((await load('paola', { selection })).status).toBe(404);
    expect((await load('mario')).status).toBe(403);
  });

  it('as a file leave an event in the log: who took whom, by which filter, and how many', async () => {
    const load = (name: Name, input = {}) =>
      downloadOn(app().app, downloadUsers, { search: '', ...input }, { cookie: app().cookies[name] });
    await load('hr', { search: 'mario', isActive: true });
    const { selection } = (await choose('hr', { ids: ['mario', 'giulia'] })).output;
    await load('hr', { selection });
    await load('mario');
    await load('root');
    const events = async (company: string) =>
      (await app().platform.audit.list(app().db, `admin_users:${company}`)).map(
        ({ action, actor, companyId, data }) => ({ action, actor, companyId, data }),
      );
    const own = { action: 'users.exported', actor: 'hr', companyId: 'acme' };
    expect(await events('acme')).toMatchObject([
      { ...own, data: { search: 'mario', isActive: true, people: 1 } },
      { ...own, data: { isSelection: true, people: 2 } },
    ]);
    expect(await events('all')).toMatchObject([{ actor: 'root', companyId: null, data: { people: 6 } }]);
    const query = { search: '', length: 50 };
    const { output } = await callOn(app().app, listLog, query, { cookie: app().cookies.hr });
    expect(output.rows.filter(({ action }) => action === 'users.exported')).toMatchObject([
      { subject: { kind: 'company', name: 'acme', path: '/users' } },
      {},
    ]);
  });

  const callerOf = (name: 'root' | 'hr') =>
    ({
      language: 'it',
      ip: '',
      userAgent: '',
      requestId: '',
      session: { userId: name, flags: { a: name === 'root' ? 'Y' : 'N', b: 'S' }, permissions: [] },
    }) as unknown as SignedInCaller;
});
