import {
  addUser,
  getNewUser,
  getUser,
  getUserHistory,
  getUsers,
  inviteUser,
  updateUser,
  updateUsers,
  userConflict,
} from 'shared-api/contracts/admin';
import { eq } from 'drizzle-orm';
import type { InputOf } from 'shared-api/contracts/common';
import { getPunchState } from 'shared-api/contracts/timesheet';
import { authUsers } from '../../auth/users/user.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { postForm } from '../../../testing/post-form.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';

const fields: InputOf<typeof addUser> = {
  firstName: 'Mario',
  lastName: 'Rossi',
  username: 'mario.rossi',
  email: 'mario.rossi@acme.example',
  fiscalCode: 'rss mra 85t10 a562 s',
  prefix: '+39',
  mobile: '333 123 45 67',
  companyId: 'acme',
  isCompanyAdmin: false,
  isSuper: false,
  isActive: true,
  groupIds: [],
};

describeWithStaff('the form of a user', (app) => {
  let documents = '';
  let slides = '';
  const addGroup = (name: string, permissions: ('doc_docsign' | 'slider_docsign')[], companyId = 'acme') =>
    app().areas.directory.addGroup(app().db, { companyId, name, permissions, isDefault: name === 'Tutti' });
  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign', 'doc_docsign'] });
    documents = await addGroup('Tutti', ['doc_docsign']);
    slides = await addGroup('Immagini', ['slider_docsign']);
  });
  const as = (name: 'root' | 'hr' | 'paola' | 'mario' | 'luca' = 'hr') => ({ cookie: app().cookies[name] });
  const add = (given: Partial<typeof fields> = {}, who?: 'root' | 'paola') =>
    callOn(app().app, addUser, { ...fields, groupIds: [documents], ...given }, as(who));
  const open = (id: string, who?: 'root' | 'paola') => callOn(app().app, getUser, { id }, as(who));
  const formOf = async (id: string) => {
    const { user } = (await open(id, 'root')).output;
    return { ...user, groupIds: user.groupIds.length > 0 ? user.groupIds : [documents] };
  };
  const save = async (id: string, given: Partial<typeof fields & { version: number }>, who?: 'root') =>
    callOn(app().app, updateUser, { ...(await formOf(id)), ...given }, as(who));

  it('refuses a user name that is the address of somebody else, of whichever company', async () => {
    const refused = { code: 'conflict', fields: { username: 'Questo username è già in uso' } };
    expect((await add({ username: 'Luca@Example.com' })).error).toMatchObject(refused);
    expect((await save('mario', { username: 'luca@example.com' })).error).toMatchObject(refused);
    expect((await save('mario', { username: 'mario@example.com' })).error).toBeUndefined();
  });

  it('has what a new user can be given, by who administers users alone', async () => {
    const { output } = await callOn(app().app, getNewUser, {}, as());
    expect(output.companies).toEqual([{ id: 'acme', name: 'acme' }]);
    expect(output.groups).toMatchObject([
      { name: 'Immagini', isChecked: false, mayGive: false },
      { name: 'Tutti', isChecked: true, mayGive: true, permissions: ['doc_docsign'] },
    ]);
    expect(output.prefixes).toContainEqual({ prefix: '+39' });
    expect(output.mayGiveSuper).toBe(false);
    expect((await callOn(app().app, getNewUser, {}, as('mario'))).status).toBe(403);
    await app().db.update(authUsers).set({ permissions: [] });
    expect((await callOn(app().app, getNewUser, {}, as())).status).toBe(403);
  });

  it('asks whether two of a company have one codice fiscale, and takes a provisional one', async () => {
    expect((await add()).output.sharedFiscalCodeWith).toBeUndefined();
    const twin = await add({ username: 'm.rossi', email: 'm@acme.example', firstName: 'Maria' });
    expect(twin.output.sharedFiscalCodeWith).toEqual(['Mario Rossi']);
    const { id } = twin.output;
    const own = await save(id, { fiscalCode: '12345678903' }, 'root');
    expect([own.status, own.output.sharedFiscalCodeWith]).toEqual([200, undefined]);
    expect((await save(id, { fiscalCode: 'RSSMRA85T10A562S' }, 'root')).output.sharedFiscalCodeWith).toEqual([
      'Mario Rossi',
    ]);
  });

  it('asks about a mobile number that somebody else has, of those whom the caller administers', async () => {
    expect((await add()).output.sharedPhoneWith).toBeUndefined();
    const twin = { username: 'm.rossi', email: 'm@acme.example', firstName: 'Maria', fiscalCode: '' };
    const second = await add({ ...twin, mobile: '0039 3331234567' });
    expect(second.output.sharedPhoneWith).toEqual(['Mario Rossi']);
    const own = await save(second.output.id, { mobile: '3331234568' });
    expect([own.status, own.output.sharedPhoneWith]).toEqual([200, undefined]);
    expect((await save(second.output.id, { mobile: '3331234567' })).output.sharedPhoneWith).toEqual([
      'Mario Rossi',
    ]);
    const abroad = { ...twin, username: 'm.verdi', prefix: '+41', mobile: '791234567' };
    expect((await add(abroad)).output.sharedPhoneWith).toBeUndefined();
    await app().db.update(authUsers).set({ companyId: 'beta' }).where(eq(authUsers.username, 'mario.rossi'));
    expect((await save(second.output.id, { lastName: 'Bo' })).output.sharedPhoneWith).toBeUndefined();
    expect((await save(second.output.id, { lastName: 'Ba' }, 'root')).output.sharedPhoneWith).toEqual([
      'Mario Rossi',
    ]);
  });

  it('says who else has the same address, of those whom the caller administers', async () => {
    expect((await add()).output.sharedEmailWith).toBeUndefined();
    const email = fields.email.toUpperCase();
    const second = await add({ username: 'm.rossi', email, firstName: 'Maria' });
    expect(second.output.sharedEmailWith).toEqual(['Mario Rossi']);
    const other = await add({ username: 'luca.neri', email: 'luca.neri@acme.example' });
    expect((await save(other.output.id, { email })).output.sharedEmailWith).toEqual([
      'Maria Rossi',
      'Mario Rossi',
    ]);
  });

  it('adds a user as they are kept, and says where the link to their password is', async () => {
    const { id } = (await add()).output;
    const { user, isFiscalCodeValid } = (await open(id)).output;
    expect(user).toMatchObject({
      name: 'Mario Rossi',
      fiscalCode: 'RSSMRA85T10A562S',
      mobile: '3331234567',
      prefix: '+39',
      groupIds: [documents],
      hasOwnPassword: false,
      isSelf: false,
      isLastSuper: false,
      invitation: { state: 'queued', email: 'mario.rossi@acme.example' },
    });
    expect(isFiscalCodeValid).toBe(true);
    await app().platform.jobs.runDue();
    expect((await open(id)).output.user.invitation?.state).toBe('sent');
  });

  it('makes badge users, by the form, several at once, and without a word leaves them as they are', async () => {
    const { id } = (await add({ usesBadge: true })).output;
    expect((await open(id)).output.user.usesBadge).toBe(true);
    const { usesBadge: _said, ...unsaid } = await formOf(id);
    await callOn(app().app, updateUser, { ...unsaid, id, firstName: 'Maria' }, as());
    expect((await open(id)).output.user).toMatchObject({ firstName: 'Maria', usesBadge: true });
    await save(id, { usesBadge: false });
    expect((await open(id)).output.user.usesBadge).toBe(false);
    const change = { usesBadge: true, addedGroupIds: [], removedGroupIds: [] };
    const all = await callOn(app().app, updateUsers, { ids: [id, 'giulia'], ...change }, as());
    expect(all.output.results.map(({ outcome }) => outcome)).toEqual(['done', 'unchanged']);
    const history = (await callOn(app().app, getUserHistory, { id, before: undefined }, as())).output.events;
    const badges = history.flatMap(({ changes }) => changes.filter(({ field }) => field === 'usesBadge'));
    expect(badges.map(({ before, after }) => [before, after])).toEqual([
      ['N', 'S'],
      ['S', 'N'],
      ['', 'S'],
    ]);
    const punch = await callOn(app().app, getPunchState, {}, { cookie: app().cookies.giulia });
    expect(punch.output.state.usesBadge).toBe(true);
  });

  it('takes nobody’s last group, by the form or several at once', async () => {
    const { id } = (await add()).output;
    const change = { addedGroupIds: [], removedGroupIds: [documents] };
    const { results } = (await callOn(app().app, updateUsers, { ids: [id], ...change }, as())).output;
    expect(results).toMatchObject([{ outcome: 'refused', reason: 'Per favore specificare i gruppi' }]);
    expect((await open(id)).output.user.groupIds).toEqual([documents]);
    expect((await save(id, { groupIds: [] })).error?.fields).toMatchObject({
      groupIds: 'Per favore specificare i gruppi',
    });
  });

  it('says with the specified words what is wrong with each field', async () => {
    const empty = { firstName: ' ', lastName: '', username: '', email: '', companyId: '', groupIds: [] };
    expect((await add(empty)).error?.fields).toEqual({
      firstName: 'Nome richiesto',
      lastName: 'Cognome richiesto',
      username: 'Username richiesto',
      email: 'E-Mail richiesta',
      companyId: "Specificare l'azienda",
      groupIds: 'Per favore specificare i gruppi',
    });
    const wrong = { email: 'mario', fiscalCode: 'RSSMRA85T10A562X', mobile: '12', username: 'a b' };
    expect(await add(wrong)).toMatchObject({
      status: 400,
      error: {
        Error: 'Per favore verificare i dati',
        fields: {
          email: 'E-mail non valida',
          fiscalCode: expect.stringContaining('non è valido') as string,
          mobile: 'Il numero di cellulare non è valido',
          username: expect.stringContaining('senza spazi') as string,
        },
      },
    });
    expect((await add({ groupIds: [], isSuper: true, username: 'capo' }, 'root')).status).toBe(200);
    expect((await add({ username: 'MARIO' })).error).toMatchObject({
      code: 'conflict',
      fields: { username: 'Questo username è già in uso' },
    });
  });

  it('lets nobody give what they have not, nor touch whom they do not administer', async () => {
    expect((await add({ groupIds: [slides] })).status).toBe(403);
    expect((await add({ companyId: 'beta', groupIds: [documents] })).status).toBe(403);
    expect((await add({}, 'paola')).status).toBe(403);
    expect((await open('mario', 'paola')).status).toBe(404);
    expect((await open('root')).status).toBe(404);
    expect((await open('nobody')).status).toBe(404);
    const form = { ...(await formOf('mario')), firstName: 'X' };
    expect((await callOn(app().app, updateUser, form, as('paola'))).status).toBe(404);
  });

  it('saves, and tells the second writer who was first and what stands', async () => {
    const form = await formOf('mario');
    expect((await save('mario', { lastName: 'Verdi' }, 'root')).output).toEqual({
      version: 2,
      proposals: [],
    });
    const second = await callOn(app().app, updateUser, { ...form, lastName: 'Bianchi' }, as());
    expect(second.status).toBe(409);
    expect(userConflict.parse(second.error?.details)).toMatchObject({
      changedBy: 'root Test',
      current: { lastName: 'Verdi', version: 2, groupIds: [documents] },
    });
    expect((await save('mario', { email: 'x' })).error?.fields).toEqual({ email: 'E-mail non valida' });
  });

  it('keeps the last super user, and oneself, and says so on the field', async () => {
    expect((await open('root', 'root')).output.user).toMatchObject({ isLastSuper: true, isSelf: true });
    const refused = await save('root', { isSuper: false }, 'root');
    expect(refused.error).toMatchObject({
      code: 'conflict',
      fields: { isSuper: expect.stringContaining('unico amministratore') as string },
    });
    expect((await save('hr', { isActive: false })).error?.fields?.['isActive']).toContain(
      'tuo stesso utente',
    );
  });

  it('sends another link, a few times, and not to who cannot sign in', async () => {
    const { output } = await callOn(app().app, inviteUser, { id: 'mario' }, as());
    expect(output.invitation).toMatchObject({ state: 'queued', email: 'mario@example.com' });
    const [mail] = await app().outbox();
    expect(mail?.text).toMatch(/\/recover#\S+/);
    const statuses = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await callOn(app().app, inviteUser, { id: 'mario' }, as())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await callOn(app().app, inviteUser, { id: 'mario' }, as('paola'))).status).toBe(404);
    expect((await postForm(app().app, inviteUser.path, { id: '' }, app().cookies.hr)).status).toBe(400);
    await save('giulia', { isActive: false });
    expect((await callOn(app().app, inviteUser, { id: 'giulia' }, as())).error?.Error).toContain(
      'non è attivo',
    );
  });

  it('changes several at once, each with a result of their own', async () => {
    const ids = ['mario', 'giulia', 'hr', 'luca'];
    const { users, groups } = (await callOn(app().app, getUsers, { ids }, as())).output;
    expect(users.map(({ id }) => id)).toEqual(['mario', 'giulia', 'hr']);
    expect(groups.map(({ name }) => name)).toEqual(['Immagini', 'Tutti']);
    const change = { ids, isActive: false, addedGroupIds: [documents], removedGroupIds: [] };
    const { results } = (await callOn(app().app, updateUsers, change, as())).output;
    expect(results).toMatchObject([
      { id: 'mario', name: 'mario Test', outcome: 'done', reason: '' },
      { id: 'giulia', outcome: 'done' },
      { id: 'hr', outcome: 'refused', reason: 'Non puoi disattivare né eliminare il tuo stesso utente' },
      { id: 'luca', name: '', outcome: 'refused' },
    ]);
    expect((await open('mario')).output.user).toMatchObject({ isActive: false, groupIds: [documents] });
    const again = await callOn(app().app, updateUsers, { ...change, ids: ['mario'] }, as());
    expect(again.output.results).toMatchObject([{ outcome: 'unchanged' }]);
    const back = { ids: ['mario'], addedGroupIds: [], removedGroupIds: [] };
    await callOn(app().app, updateUsers, { ...back, isActive: true }, as());
    expect((await open('mario')).output.user).toMatchObject({ isActive: true, groupIds: [documents] });
    const tooMuch = { ids: ['mario'], isActive: undefined, addedGroupIds: [slides], removedGroupIds: [] };
    expect((await callOn(app().app, updateUsers, tooMuch, as())).output.results).toMatchObject([
      { outcome: 'refused', reason: 'Questi gruppi danno permessi che tu non hai' },
    ]);
    expect((await callOn(app().app, updateUsers, change, as('luca'))).status).toBe(403);
    expect((await callOn(app().app, getUsers, { ids: ['mario'] }, as('luca'))).status).toBe(403);
    for (const { path } of [getUsers, updateUsers])
      expect((await postForm(app().app, path, { ids: ' , ' }, app().cookies.hr)).status).toBe(400);
  });
});
