import { getOwnProfile, getProfile, updateProfile, updateOwnProfile } from 'shared-api/contracts/auth';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { directoryEmployees } from '../../directory/directory.schema.ts';
import { describeAuth, idOf, password, post, signIn } from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { userSubject } from '../users/user-audit.ts';

const mario = { firstName: 'Mario', lastName: 'Rossi', email: 'mario.rossi@acme.example', version: 1 };

describeAuth('the profile', (app) => {
  const withoutPermission = async (username: string) => {
    const { db } = app();
    await db
      .update(authUsers)
      .set({ permissions: ['doc_docsign'] })
      .where(eq(authUsers.id, idOf(username)));
  };

  it.each([getOwnProfile, getProfile])('is read by its person, by $name', async (read) => {
    const cookie = await signIn(app());
    const { output } = await callOn(app().app, read, {}, { cookie });
    expect(output).toEqual({
      ...mario,
      pendingEmail: null,
      emailProposal: null,
      pendingPhone: null,
      phoneProposal: null,
      mayChangeEmail: true,
      mayChangePhone: true,
      userId: idOf('mario.rossi'),
      username: 'mario.rossi',
      prefix: '+39',
      mobile: '3330000003',
      company: 'Acme S.p.A.',
      mayEdit: true,
      passwordChangedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it.each([updateOwnProfile, updateProfile])('is saved by $name, and recorded', async (save) => {
    const cookie = await signIn(app());
    const changed = { ...mario, firstName: 'Mario Luigi' };
    const { output } = await callOn(app().app, save, { ...changed, name: changed.firstName }, { cookie });
    expect(output.version).toBe(2);
    const read = await callOn(app().app, getOwnProfile, {}, { cookie });
    expect(read.output).toMatchObject({ firstName: 'Mario Luigi', version: 2 });
    const { db, platform } = app();
    const events = await platform.audit.list(db, userSubject(idOf('mario.rossi')));
    expect(events.at(-1)).toMatchObject({
      action: 'profile.changed',
      actor: idOf('mario.rossi'),
      data: { before: { firstName: 'Mario' }, after: { firstName: 'Mario Luigi' }, ip: '127.0.0.1' },
    });
  });

  it('gives the employee of the directory the new name', async () => {
    const cookie = await signIn(app());
    await callOn(app().app, updateOwnProfile, { ...mario, lastName: 'Rossi Neri' }, { cookie });
    const [employee] = await app()
      .db.select()
      .from(directoryEmployees)
      .where(eq(directoryEmployees.userId, idOf('mario.rossi')));
    expect(employee?.name).toBe('Rossi Neri Mario');
  });

  it('writes nothing, and counts nothing, when nothing was changed', async () => {
    const cookie = await signIn(app());
    const { output } = await callOn(app().app, updateOwnProfile, mario, { cookie });
    expect(output).toEqual({ version: 1, pendingEmail: null });
  });

  it('shows the second writer who was first and what stands now', async () => {
    const cookie = await signIn(app());
    await callOn(app().app, updateOwnProfile, { ...mario, firstName: 'Primo' }, { cookie });
    const second = { ...mario, firstName: 'Secondo' };
    const { status, error } = await callOn(app().app, updateOwnProfile, second, { cookie });
    expect(status).toBe(409);
    expect(error?.details).toMatchObject({
      changedBy: 'Primo Rossi',
      changedAt: expect.any(String),
      current: { firstName: 'Primo', lastName: 'Rossi', version: 2 },
    });
  });

  it('is read, but not changed, without the permission', async () => {
    await withoutPermission('mario.rossi');
    const cookie = await signIn(app());
    expect((await callOn(app().app, getOwnProfile, {}, { cookie })).output.mayEdit).toBe(false);
    const { error } = await callOn(app().app, updateOwnProfile, { ...mario, firstName: 'Altro' }, { cookie });
    expect(error?.code).toBe('forbidden');
  });

  it('of others is read and saved by an administrator, and the log has both names', async () => {
    const cookie = await signIn(app(), 'hr.acme');
    const userId = idOf('giulia.bianchi');
    const read = await callOn(app().app, getProfile, { userId }, { cookie });
    expect(read.output).toMatchObject({
      userId,
      firstName: 'Giulia',
      mayEdit: true,
      passwordChangedAt: null,
    });
    const { lastName, email, version } = read.output;
    const change = { userId, firstName: 'Giulia Maria', lastName, email, version };
    expect((await callOn(app().app, updateProfile, change, { cookie })).output.version).toBe(2);
    const events = await app().platform.audit.list(app().db, userSubject(userId));
    expect(events.at(-1)).toMatchObject({ actor: idOf('hr.acme'), actingFor: userId });
  });

  it.each([
    ['hr.acme', 'luca.verdi'],
    ['hr.acme', 'admin'],
    ['mario.rossi', 'nobody'],
  ])('is not opened to %s when it is that of %s', async (who, whose) => {
    const cookie = await signIn(app(), who);
    const { error } = await callOn(app().app, getOwnProfile, { userId: idOf(whose) }, { cookie });
    expect(error?.code).toBe('forbidden');
    const change = { ...mario, userId: idOf(whose) };
    expect((await callOn(app().app, updateOwnProfile, change, { cookie })).error?.code).toBe('forbidden');
  });

  it('of everybody is open to a super user, who gives their own password for another address', async () => {
    const cookie = await signIn(app(), 'admin');
    const userId = idOf('luca.verdi');
    const change = { userId, firstName: 'Luca', lastName: 'Verdi', email: 'luca@nuovo.example', version: 1 };
    const without = await callOn(app().app, updateOwnProfile, change, { cookie });
    expect(without.error?.fields).toHaveProperty('password');
    const saved = await callOn(app().app, updateOwnProfile, { ...change, password }, { cookie });
    expect(saved.output.pendingEmail).toBe('luca@nuovo.example');
    const read = await callOn(app().app, getOwnProfile, { userId }, { cookie });
    expect(read.output.email).toBe('luca.verdi@beta.example');
    const [notice] = (await app().outbox()).filter(
      ({ recipient }) => recipient === 'luca.verdi@beta.example',
    );
    expect(notice?.subject).toBe('È tuo questo nuovo indirizzo?');
    expect(notice?.text).toContain('Ada Conti ha indicato un nuovo indirizzo e‑mail per te: ');
  });

  it('is nobody else’s', async () => {
    const cookie = await signIn(app());
    const userId = idOf('giulia.bianchi');
    expect((await callOn(app().app, getOwnProfile, { userId }, { cookie })).error?.code).toBe('forbidden');
    const answer = await callOn(app().app, updateOwnProfile, { ...mario, userId }, { cookie });
    expect(answer.error?.code).toBe('forbidden');
    expect((await callOn(app().app, getOwnProfile, {})).status).toBe(401);
    expect((await callOn(app().app, updateOwnProfile, mario)).status).toBe(401);
  });

  it('names each field that is wrong', async () => {
    const cookie = await signIn(app());
    const form = { nome_utente: ' ', cognome_utente: 'Rossi', mail: 'senza chiocciola', version: '1' };
    const { status, error } = await post(app(), '/api/updateProfile', form, cookie);
    expect(status).toBe(400);
    expect(error.fields).toEqual({ nome_utente: 'Campo obbligatorio', mail: 'Valore non valido' });
  });
});
