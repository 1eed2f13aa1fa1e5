import { addUser, getUser, updateUser, updateUsers } from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import { eq } from 'drizzle-orm';
import { authUsers } from '../../auth/users/user.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';

const fields: InputOf<typeof addUser> = {
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
  groupIds: [],
};

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

describeWithStaff('who administers something from now on', (app) => {
  let group = '';
  beforeEach(async () => {
    const permissions = ['doc_docsign'] as const;
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign', 'doc_docsign'] });
    group = await app().areas.directory.addGroup(app().db, {
      companyId: 'acme',
      name: 'Tutti',
      permissions: [...permissions],
      isDefault: true,
    });
  });
  const as = (name: 'root' | 'hr') => ({ cookie: app().cookies[name] });
  const add = (given: Partial<typeof fields>, name: 'root' | 'hr') =>
    callOn(app().app, addUser, { ...fields, groupIds: [group], ...given }, as(name));
  const change = async (id: string, given: Partial<typeof fields>, name: 'root' | 'hr') => {
    const { user } = (await callOn(app().app, getUser, { id }, as('root'))).output;
    return callOn(app().app, updateUser, { ...user, groupIds: [group], ...given }, as(name));
  };
  /** To whom such mails went, with what they say of whom. */
  const notices = async () =>
    (await app().outbox())
      .filter(({ subject }) => /amministrator/i.test(subject))
      .map(({ recipient, text }) => [recipient, /^.*: amministra .*$/gm.exec(text)?.[0]])
      .toSorted(byText);

  it('is known by mail to the other administrators of the company, and not to who did it', async () => {
    expect((await change('mario', { isCompanyAdmin: true }, 'hr')).status).toBe(200);
    expect(await notices()).toEqual([['root@example.com', 'mario Test: amministra acme.']]);
    const [mail] = (await app().outbox()).filter(({ subject }) => subject.includes('amministratore'));
    expect(mail).toMatchObject({ subject: 'Un nuovo amministratore in Sportello' });
    expect(mail?.text).toContain('hr Test ha dato poteri di amministrazione');
  });

  it('is known to every super user where it is everything', async () => {
    await app().db.update(authUsers).set({ a: 'S' }).where(eq(authUsers.id, 'paola'));
    expect((await change('mario', { isSuper: true }, 'root')).status).toBe(200);
    expect(await notices()).toEqual([
      ['hr@example.com', 'mario Test: amministra tutte le aziende.'],
      ['paola@example.com', 'mario Test: amministra tutte le aziende.'],
    ]);
  });

  it('is known of who is added so, and of an administrator who is let in again', async () => {
    expect((await add({ isCompanyAdmin: true }, 'hr')).status).toBe(200);
    expect(await notices()).toEqual([['root@example.com', 'Ugo Foscolo: amministra acme.']]);
    const [ugo] = await app().db.select().from(authUsers).where(eq(authUsers.username, 'ugo.foscolo'));
    const ids = [ugo?.id ?? ''];
    const switched = { ids, addedGroupIds: [], removedGroupIds: [] };
    await callOn(app().app, updateUsers, { ...switched, isActive: false }, as('hr'));
    expect(await notices()).toHaveLength(1);
    await callOn(app().app, updateUsers, { ...switched, isActive: true }, as('root'));
    expect(await notices()).toEqual([
      ['hr@example.com', 'Ugo Foscolo: amministra acme.'],
      ['root@example.com', 'Ugo Foscolo: amministra acme.'],
    ]);
  });

  it('is nothing where nobody administers more than before', async () => {
    await add({}, 'hr');
    await change('mario', { firstName: 'Marietto' }, 'hr');
    await change('hr', { firstName: 'Elena' }, 'root');
    expect(await notices()).toEqual([]);
  });
});
