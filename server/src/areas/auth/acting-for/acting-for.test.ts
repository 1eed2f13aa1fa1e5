import { actFor, stopActingFor } from 'shared-api/contracts/directory';
import { eq } from 'drizzle-orm';
import { callOn, type TestApp } from '../../../testing/index.ts';
import { authOf, describeAuth, idOf, post, signIn } from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';

const begin = (app: TestApp, cookie: string, input: { companyId: string; userId?: string }) =>
  callOn(app.app, actFor, input, { cookie });

/** For whom the session of a cookie acts, as its next request sees it. */
async function scopeOf({ platform }: TestApp, cookie: string) {
  const found = await platform.sessions.find(decodeURIComponent(cookie.replace(/^[^=]*=/, '')));
  return found?.session.actingFor;
}

const eventsOf = ({ platform, db }: TestApp, username: string) =>
  platform.audit.list(db, `auth_users:${idOf(username)}`);

describeAuth('acting for others', (app) => {
  it('lets a super user act for an employee of any company, with both names in the log', async () => {
    const cookie = await signIn(app(), 'admin');
    const luca = idOf('luca.verdi');
    expect((await begin(app(), cookie, { companyId: 'beta', userId: luca })).status).toBe(200);
    expect(await scopeOf(app(), cookie)).toEqual({ companyId: 'beta', userId: luca });
    const [event] = (await eventsOf(app(), 'admin')).slice(-1);
    expect(event).toMatchObject({ action: 'acting.started', actor: idOf('admin'), actingFor: luca });

    await callOn(app().app, stopActingFor, {}, { cookie });
    expect(await scopeOf(app(), cookie)).toBeNull();
    const [last] = (await eventsOf(app(), 'admin')).slice(-1);
    expect(last).toMatchObject({ action: 'acting.stopped', actingFor: luca });
  });

  it('says in words for whom', async () => {
    const cookie = await signIn(app(), 'hr.acme');
    await begin(app(), cookie, { companyId: 'acme', userId: idOf('mario.rossi') });
    const found = await app().platform.sessions.find(decodeURIComponent(cookie.replace(/^[^=]*=/, '')));
    if (!found) throw new Error('no session');
    const words = await authOf(app()).actingFor.describe(found.session);
    expect(words).toEqual({
      company: { id: 'acme', name: 'Acme S.p.A.' },
      employee: { userId: idOf('mario.rossi'), name: 'Mario Rossi' },
    });
  });

  it.each([
    ['a company of others', 'hr.acme', 'beta', undefined],
    ['an employee of others', 'hr.acme', 'beta', 'luca.verdi'],
    ['an employee under the wrong company', 'hr.acme', 'acme', 'luca.verdi'],
    ['oneself', 'hr.acme', 'acme', 'hr.acme'],
    ['a super user', 'hr.acme', 'acme', 'admin'],
    ['anybody, by staff', 'mario.rossi', 'acme', 'giulia.bianchi'],
  ])('is refused for %s', async (_, username, companyId, whom) => {
    const cookie = await signIn(app(), username);
    const { error } = await begin(app(), cookie, { companyId, ...(whom && { userId: idOf(whom) }) });
    expect(error?.code).toBe('forbidden');
    expect(await scopeOf(app(), cookie)).toBeNull();
  });

  it('needs somebody signed in, and a company that there is', async () => {
    expect((await begin(app(), '', { companyId: 'acme' })).status).toBe(401);
    const cookie = await signIn(app(), 'admin');
    expect((await begin(app(), cookie, { companyId: 'nowhere' })).error?.code).toBe('not-found');
    expect((await post(app(), '/api/actFor', { companyId: '' }, cookie)).status).toBe(400);
  });

  it('ends at once when the right to it ends', async () => {
    const cookie = await signIn(app(), 'hr.acme');
    const mario = idOf('mario.rossi');
    await begin(app(), cookie, { companyId: 'acme', userId: mario });
    await app().db.update(authUsers).set({ companyId: 'beta' }).where(eq(authUsers.id, mario));
    expect(await scopeOf(app(), cookie)).toBeNull();
  });

  it('is of the session that began it alone', async () => {
    const cookie = await signIn(app(), 'admin');
    const other = await signIn(app(), 'admin');
    await begin(app(), cookie, { companyId: 'acme' });
    expect(await scopeOf(app(), other)).toBeNull();
  });
});
