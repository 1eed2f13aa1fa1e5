import {
  addGroup,
  changeGroup,
  changeGroupMembers,
  checkGroup,
  deleteGroup,
  listCompanyGroups,
  previewMenu,
} from 'shared-api/contracts/admin';
import { permissionCodes, type InputOf, type PermissionCode } from 'shared-api/contracts/common';
import fc from 'fast-check';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { findUser } from '../../auth/users/users.repository.ts';
import { groupSubject } from './group-conflicts.ts';

type Person = keyof StaffTestApp['cookies'];

describeWithStaff('groups', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const list = async (person: Person = 'hr', companyId?: string) =>
    callOn(app().app, listCompanyGroups, { companyId }, as(person));
  const add = (fields: Partial<InputOf<typeof addGroup>> = {}, person: Person = 'hr') => {
    const group = { companyId: 'acme', name: 'Ufficio', permissions: [], isDefault: false, ...fields };
    return callOn(app().app, addGroup, group, as(person));
  };
  const change = (id: string, fields: Partial<InputOf<typeof changeGroup>>, person: Person = 'hr') => {
    const group = { id, version: 1, name: 'Ufficio', permissions: [], isDefault: false, ...fields };
    return callOn(app().app, changeGroup, group, as(person));
  };
  const remove = (id: string, person: Person = 'hr', version = 1) =>
    callOn(app().app, deleteGroup, { id, version }, as(person));
  const members = (id: string, changes: { add?: string[]; remove?: string[] }, person: Person = 'hr') =>
    callOn(app().app, changeGroupMembers, { id, add: [], remove: [], ...changes }, as(person));
  const rightsOf = async (id: string) => (await findUser(app().db, id))?.permissions;
  const make = (permissions: PermissionCode[], name: string = permissions.join(), companyId = 'acme') =>
    app().areas.directory.addGroup(app().db, { companyId, name, permissions, isDefault: false });
  const put = (userId: string, ...groupIds: string[]) =>
    app().db.transaction((tx) =>
      app().areas.directory.setGroups(tx, [{ userId, companyId: 'acme', groupIds }]),
    );

  let office: string;
  beforeEach(async () => {
    office = await make(['utenti_docsign', 'doc_docsign'], 'Personale');
    await put('hr', office);
  });

  it('are added by who administers the company, and stand with who is in them', async () => {
    const { id } = (await add({ name: ' Magazzino ', permissions: ['doc_docsign'] })).output;
    await members(id, { add: ['mario'] });
    expect((await list()).output.groups).toMatchObject([
      { name: 'Magazzino', permissions: ['doc_docsign'], people: 1, version: 1, companyName: 'acme' },
      { name: 'Personale', people: 1 },
    ]);
    expect(await rightsOf('mario')).toEqual(['doc_docsign']);
    const events = await app().platform.audit.list(app().db, groupSubject(id));
    expect(events.map(({ action, actor, companyId }) => [action, actor, companyId])).toEqual([
      ['group.added', 'hr', 'acme'],
      ['group.membersChanged', 'hr', 'acme'],
    ]);
  });

  it('are nobody else’s to see or change', async () => {
    expect((await list('mario')).error?.code).toBe('forbidden');
    expect((await list('paola')).error?.code).toBe('forbidden');
    expect((await list('hr', 'beta')).error?.code).toBe('not-found');
    const elsewhere = await make(['doc_docsign'], 'Altri', 'beta');
    expect((await add({ companyId: 'beta' })).error?.code).toBe('not-found');
    expect((await change(elsewhere, {})).error?.code).toBe('not-found');
    expect((await remove(elsewhere)).error?.code).toBe('not-found');
    expect((await members(elsewhere, { add: ['luca'] })).error?.code).toBe('not-found');
    const quote = { id: elsewhere, permissions: [] };
    expect((await callOn(app().app, checkGroup, quote, as('hr'))).error?.code).toBe('not-found');
    expect((await list('root', 'beta')).output.groups).toMatchObject([{ name: 'Altri' }]);
  });

  it('have one name each, and give no right that their administrator lacks', async () => {
    await expect(add({ name: '' })).rejects.toThrow('required');
    expect((await add({ name: 'x', companyId: 'nothing' })).error?.code).toBe('not-found');
    expect((await add({ name: 'PERSONALE' })).error).toMatchObject({
      code: 'conflict',
      fields: { name: 'Un altro gruppo dell’azienda ha già questo nome' },
    });
    expect((await add({ permissions: ['slider_docsign'] })).error?.code).toBe('forbidden');
    const slides = await make(['slider_docsign'], 'Slide');
    expect((await members(slides, { add: ['mario'] })).error?.code).toBe('forbidden');
    // A default group gives its rights to whoever comes next.
    const forAll = { permissions: ['slider_docsign' as const], isDefault: true };
    expect((await change(slides, forAll)).error?.code).toBe('forbidden');
    expect((await change(slides, { permissions: [] })).error?.code).toBe('forbidden');
    expect((await remove(slides)).error?.code).toBe('forbidden');
    const renamed = { name: 'Immagini', permissions: ['slider_docsign' as const] };
    expect((await change(slides, renamed)).output.version).toBe(2);
    const more = {
      ...renamed,
      version: 2,
      permissions: ['slider_docsign', 'notif_docsign'] as PermissionCode[],
    };
    expect((await change(slides, more)).error?.code).toBe('forbidden');
    expect((await change(slides, more, 'root')).output.version).toBe(3);
  });

  it('change what their people may do at once, with who was first for the second writer', async () => {
    const { id } = (await add({ permissions: ['doc_docsign'] })).output;
    await members(id, { add: ['mario', 'giulia'] });
    expect((await change(id, { permissions: ['doc_docsign', 'utenti_docsign'] })).output.version).toBe(2);
    expect(await rightsOf('giulia')).toEqual(['utenti_docsign', 'doc_docsign']);
    const late = await change(id, { permissions: [] });
    expect(late.error).toMatchObject({
      code: 'conflict',
      details: { changedBy: 'hr Test', current: { version: 2 } },
    });
  });

  it('say who loses what before they go, and go when nobody is left without', async () => {
    const { id } = (await add({ permissions: ['doc_docsign', 'utenti_docsign'] })).output;
    const other = (await add({ name: 'Altro', permissions: ['doc_docsign'] })).output.id;
    await put('mario', id, other);
    await put('giulia', id);
    const { output } = await callOn(app().app, checkGroup, { id, permissions: [] }, as('hr'));
    expect(output).toEqual({
      people: 2,
      losing: [
        { permission: 'doc_docsign', people: 1 },
        { permission: 'utenti_docsign', people: 2 },
      ],
      onlyHere: 1,
    });
    expect((await remove(id)).error?.code).toBe('conflict');
    const refused = (await members(id, { remove: ['giulia'] })).output.results;
    expect(refused).toMatchObject([{ name: 'Test giulia', outcome: 'refused' }]);
    await members(other, { add: ['giulia', 'mario', 'nobody', 'luca'] });
    expect((await remove(id)).status).toBe(200);
    expect(await rightsOf('giulia')).toEqual(['doc_docsign']);
    expect((await remove(id)).error?.code).toBe('not-found');
  });

  it('answer for each person what became of them', async () => {
    const { id } = (await add()).output;
    const { results } = (await members(id, { add: ['mario', 'luca', 'hr'] })).output;
    expect(results.map(({ userId, outcome }) => [userId, outcome])).toEqual([
      ['mario', 'done'],
      ['luca', 'refused'],
      ['hr', 'done'],
    ]);
    expect((await members(id, { add: ['mario'] })).output.results).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('leave newcomers a group, and the administrator their right', async () => {
    const { id } = (await add({ isDefault: true })).output;
    expect((await change(id, { isDefault: false })).error?.code).toBe('conflict');
    expect((await remove(id)).error?.code).toBe('conflict');
    await add({ name: 'Tutti', isDefault: true });
    expect((await change(id, { isDefault: false })).status).toBe(200);
    const own = { name: 'Personale', permissions: ['doc_docsign' as const] };
    expect((await change(office, own)).error?.code).toBe('conflict');
    expect((await change(office, own, 'root')).status).toBe(200);
    expect((await list()).error?.code).toBe('forbidden');
  });

  it('have the menu shown that they open', async () => {
    const asked = { permissions: ['doc_docsign' as const], role: 'staff' as const };
    const { entries } = (await callOn(app().app, previewMenu, asked, as('hr'))).output;
    // Whatever builds lie about: without one there is no entry.
    expect(entries.filter(({ permission }) => permission && permission !== 'doc_docsign')).toEqual([]);
    expect((await callOn(app().app, previewMenu, asked, as('mario'))).error?.code).toBe('forbidden');
    const wrong = { permissions: ['no_such_code'], role: 'staff' } as never;
    await expect(callOn(app().app, previewMenu, wrong, as('hr'))).rejects.toThrow();
  });

  it('give every user exactly what their groups give, whatever is done to groups in which order', async () => {
    const people = ['mario', 'giulia'] as const;
    const codes = fc.uniqueArray(fc.constantFrom(...permissionCodes), { maxLength: 3 });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('change' as const), at: fc.nat(3), codes }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(3) }),
      fc.record({ kind: fc.constant('add' as const), codes }),
      fc.record({
        kind: fc.constant('put' as const),
        person: fc.constantFrom(...people),
        at: fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
      }),
    );
    const { directory } = app().areas;
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const each of steps) {
          const groups = await directory.listGroups(app().db, ['acme']);
          const at = 'at' in each ? [each.at].flat().map((index) => groups[index % groups.length]) : [];
          const [group] = at;
          if (each.kind === 'add') await make(each.codes, `Gruppo ${(made += 1)}`);
          else if (each.kind === 'put')
            await put(each.person, ...new Set(at.flatMap((one) => one?.id ?? [])));
          else if (group)
            await app().db.transaction((tx) =>
              each.kind === 'remove'
                ? directory.removeGroup(tx, group)
                : directory.changeGroup(tx, group, { ...group, permissions: each.codes }),
            );
        }
        for (const person of [...people, 'hr']) {
          const own = (await directory.listGroupsOf(app().db, [person])).get(person) ?? [];
          const given = new Set(own.flatMap(({ permissions }) => permissions));
          expect(await rightsOf(person)).toEqual(permissionCodes.filter((code) => given.has(code)));
        }
      }),
      { numRuns: 12 },
    );
  });
});
