import { saveRecoveredPassword } from 'shared-api/contracts/auth';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import {
  askForCode,
  authOf,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  idOf,
  viewOf,
} from '../testing/auth-app.ts';
import { userSubject } from '../users/user-audit.ts';
import { authUsers } from '../users/user.schema.ts';
import { AdministratorError, type WantedAdministrator } from './administrators.service.ts';

const newPassword = 'Tutta-Nuova-9!';
const wanted = { mail: 'Carla@nuova.example', name: 'Carla De Santis', company: 'Nuova S.r.l.' };

describeAuth('an administrator from the terminal', (app) => {
  const provide = (given: WantedAdministrator) => authOf(app()).administrators.provide(given);
  const choose = (link: string) =>
    callOn(app().app, saveRecoveredPassword, { secret: link.split('#')[1] ?? '', newPassword });

  async function signInWith(username: string) {
    const pending = cookieOf(await enterPassword(app(), { username, password: newPassword }));
    const sent = await askForCode(app(), pending);
    return viewOf(app(), cookieOf(await enterCode(app(), pending, sent.output)));
  }

  it('chooses their password by a link, once, and is a super user of a company that is made with them', async () => {
    const { link, username, isNew } = await provide(wanted);
    expect([username, isNew]).toEqual(['Carla@nuova.example', true]);
    expect(link).toMatch(/\/recover#[\w-]{43}$/);
    expect((await choose(link)).status).toBe(200);
    expect((await choose(link)).error?.code).toBe('link-invalid');
    expect(await signInWith(username)).toMatchObject({
      fullName: 'Carla De Santis',
      flags: { a: 'S' },
      company: { name: 'Nuova S.r.l.' },
      permissions: ['profilo_docsign', 'doc_docsign'],
    });
  });

  it('has an address that counts as confirmed once a code went there, not by a link that a terminal printed', async () => {
    const confirmedAt = async () =>
      (await app().db.select().from(authUsers).where(eq(authUsers.email, wanted.mail)))[0]?.emailConfirmedAt;
    const { link, username } = await provide(wanted);
    await choose(link);
    expect(await confirmedAt()).toBeNull();
    await signInWith(username);
    expect(await confirmedAt()).toEqual(app().clock.now());
  });

  it('comes in by a code again who signed in by app or passkey alone and lost both', async () => {
    await app().db.update(authUsers).set({ strongSignIn: true }).where(eq(authUsers.username, 'admin'));
    const { link } = await provide({ mail: 'admin@acme.example' });
    await choose(link);
    expect(await signInWith('admin')).toMatchObject({ username: 'admin' });
  });

  it('joins a company that is there', async () => {
    await provide({ ...wanted, company: 'acme s.p.a.' });
    const [user] = await app().db.select().from(authUsers).where(eq(authUsers.email, wanted.mail));
    expect(user?.companyId).toBe('acme');
    expect(await app().db.select().from(directoryCompanies)).toHaveLength(2);
  });

  it('who lost their password is let in again, disabled or not, and the log says so', async () => {
    await app().db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.username, 'admin'));
    const { link, isNew } = await provide({ mail: 'admin@acme.example' });
    expect(isNew).toBe(false);
    expect((await choose(link)).status).toBe(200);
    expect(await signInWith('admin')).toMatchObject({ username: 'admin' });
    const events = await app().platform.audit.list(app().db, userSubject(idOf('admin')));
    expect(events[0]).toMatchObject({ action: 'administrator.let-in-again', actor: null });
  });

  it('is no account into which somebody else wrote the address, until its person has shown that they read there', async () => {
    const now = app().clock.now();
    const [mail, id] = ['operator@nuova.example', idOf('giulia.bianchi')];
    const written = { email: mail, emailKey: mail, emailSince: now, emailBy: 'hr', emailConfirmedAt: null };
    await app().db.update(authUsers).set(written).where(eq(authUsers.id, id));
    await expect(provide({ ...wanted, mail })).rejects.toThrow(
      /operator@nuova\.example is the address of the account giulia\.bianchi, and nobody has shown/,
    );
    const [user] = await app().db.select().from(authUsers).where(eq(authUsers.id, id));
    expect(user).toMatchObject({ a: 'N' });
    await app().db.update(authUsers).set({ emailConfirmedAt: now }).where(eq(authUsers.id, id));
    expect(await provide({ mail })).toMatchObject({ username: 'giulia.bianchi', isNew: false });
  });

  it('may be asked for again before they came in the first time', async () => {
    await provide(wanted);
    expect(await provide({ mail: wanted.mail })).toMatchObject({ isNew: false });
  });

  it.each<[string, WantedAdministrator, string]>([
    ['an address', {}, 'Say which mail address'],
    ['an address that is one', { ...wanted, mail: 'carla' }, 'carla is no mail address'],
    ['both names', { ...wanted, name: 'Carla' }, 'say first and last name'],
    ['a company', { ...wanted, company: ' ' }, 'Say which company'],
  ])('needs %s', async (_what, given, message) => {
    await expect(provide(given)).rejects.toThrow(AdministratorError);
    await expect(provide(given)).rejects.toThrow(message);
  });
});
