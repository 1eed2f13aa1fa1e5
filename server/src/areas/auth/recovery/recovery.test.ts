import {
  openRecoveryLink,
  hasOwnPassword,
  requestRecovery,
  changeOwnPassword,
  saveRecoveredPassword,
} from 'shared-api/contracts/auth';
import { eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { callOn } from '../../../testing/index.ts';
import { addPasskeyOf } from '../passkeys/testing/passkey-calls.ts';
import { createSoftwarePasskey } from '../passkeys/testing/software-passkey.ts';
import { describeAuth, enterPassword, idOf, password, post, signIn } from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { userSubject } from '../users/user-audit.ts';

const newPassword = 'Tutta-Nuova-9!';
const request = { method: 'SEND_OLD_PASSWORD', siteDomain: 'evil.example', product: 'docsign' } as const;
const url = '/api/resetPwdEmtApp';

describeAuth('a forgotten password', (app) => {
  const ask = (username = 'mario.rossi') => callOn(app().app, requestRecovery, { ...request, username });
  const save = (secret: string, chosen = newPassword) =>
    callOn(app().app, saveRecoveredPassword, { secret, newPassword: chosen });
  const open = (secret: string) => callOn(app().app, openRecoveryLink, { secret });

  async function secretFor(username = 'mario.rossi'): Promise<string> {
    // The outbox is in the order of time, which stands still in tests.
    app().clock.advance(1);
    await ask(username);
    const [mail] = await app().outbox();
    return /\/recover#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('is replaced by way of a link in a mail, which ends every session and is reported by mail', async () => {
    const cookie = await signIn(app());
    const secret = await secretFor();
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({
      recipient: 'mario.rossi@acme.example',
      subject: 'Scegli una nuova password per Sportello',
    });
    expect(mail?.text).not.toContain('evil.example');
    expect((await open(secret)).output).toEqual({ username: 'mario.rossi' });
    app().clock.advance(1);
    expect((await save(secret)).output).toBeUndefined();
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(401);
    expect((await enterPassword(app())).status).toBe(401);
    expect((await enterPassword(app(), { password: newPassword })).status).toBe(200);
    expect((await app().outbox())[0]?.subject).toBe('La tua password di Sportello è stata cambiata');
    const trail = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(trail.map(({ action }) => action)).toContain('password.recovered');
  });

  it('is asked for by the mail address too: a link for each user name that it belongs to, named in its mail', async () => {
    expect(await secretFor('mario.rossi@acme.example')).not.toBe('');
    const shared = { email: 'ufficio@acme.example', emailKey: 'ufficio@acme.example' };
    await app()
      .db.update(authUsers)
      .set(shared)
      .where(isOneOf(authUsers.username, ['mario.rossi', 'admin']));
    app().clock.advance(60_000);
    await ask('ufficio@acme.example');
    const texts = (await app().outbox())
      .filter(({ recipient }) => recipient === 'ufficio@acme.example')
      .map(({ text }) => ['mario.rossi', 'admin'].filter((name) => text.includes(name)).join());
    expect(texts.toSorted()).toEqual(['admin', 'mario.rossi']);
  });

  it('goes to the owner of an address, and not to who bears it as a user name', async () => {
    const squatted = { username: 'mario.rossi@acme.example', usernameKey: 'mario.rossi@acme.example' };
    await app().db.update(authUsers).set(squatted).where(eq(authUsers.username, 'luca.verdi'));
    await secretFor('mario.rossi@acme.example');
    expect((await app().outbox()).map(({ recipient }) => recipient)).toEqual(['mario.rossi@acme.example']);
  });

  it('names the passkeys that still sign in, in the mail about it', async () => {
    await addPasskeyOf(app(), await signIn(app()), createSoftwarePasskey());
    await save(await secretFor());
    const notice = (await app().outbox()).find(({ subject }) => subject.includes('è stata cambiata'));
    expect(notice?.text).toContain('Con queste passkey si accede come prima: ');
  });

  it('cannot be opened by trying links: 120 a quarter of an hour from an address', async () => {
    for (let tried = 0; tried < 120; tried += 1) await open('x'.repeat(43));
    expect((await open('x'.repeat(43))).status).toBe(429);
    expect((await save('x'.repeat(43))).status).toBe(429);
    app().clock.advance(15 * 60_000);
    expect((await open('x'.repeat(43))).error?.code).toBe('link-invalid');
  });

  it('counts as the first password of who has never changed it', async () => {
    await save(await secretFor('luca.verdi'));
    const [user] = await app().db.select().from(authUsers).where(eq(authUsers.username, 'luca.verdi'));
    expect(user?.passwordChangedAt).not.toBeNull();
  });

  it('takes a link once, also when it is replayed at the same time', async () => {
    const secret = await secretFor();
    const answers = await Promise.all([save(secret), save(secret, 'Altra-Nuova-8!'), save(secret)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const replay = await save(secret, 'Altra-Nuova-8!');
    expect(replay.error).toMatchObject({
      code: 'link-invalid',
      ErrDetails: 'Il link non è più valido',
    });
    expect((await open(secret)).error?.code).toBe('link-invalid');
  });

  it('leaves a link alive that is only opened, however often, by whichever method', async () => {
    const secret = await secretFor();
    for (let count = 0; count < 3; count += 1) expect((await open(secret)).status).toBe(200);
    for (const path of ['/recover', `/api/savePasswordByLink?secret=${secret}&newpassword=${newPassword}`])
      await app().app.inject({ method: 'GET', url: path });
    expect((await save(secret)).status).toBe(200);
  });

  it('sends a new link in the place of the one before, for an hour each', async () => {
    const first = await secretFor();
    const second = await secretFor();
    expect((await save(first)).error?.code).toBe('link-invalid');
    app().clock.advance(60 * 60_000);
    expect((await save(second)).error?.code).toBe('link-invalid');
  });

  it('loses its link to a password that was changed in the profile', async () => {
    const cookie = await signIn(app());
    const secret = await secretFor();
    await callOn(app().app, changeOwnPassword, { oldPassword: password, newPassword }, { cookie });
    expect((await save(secret, 'Altra-Nuova-8!')).error?.code).toBe('link-invalid');
  });

  it('takes neither the password of now nor one that breaks a rule, and keeps the link', async () => {
    const secret = await secretFor();
    const same = await save(secret, password);
    expect(same.error?.ErrDetails).toBe('La nuova password deve essere diversa da quella attuale');
    const short = await post(app(), '/api/savePasswordByLink', { secret, newpassword: 'corta' });
    expect(short.status).toBe(400);
    expect(short.error.fields).toHaveProperty('newpassword');
    expect((await save(secret)).status).toBe(200);
  });

  it('answers a name that nobody has as one that somebody has, and sends nothing', async () => {
    const [known, unknown] = [await ask('giulia.bianchi'), await ask('nessuno')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.output).toEqual(known.output);
    expect(unknown.output.result).toBe('OK');
    expect((await app().outbox()).map(({ recipient }) => recipient)).toEqual(['giulia.bianchi@acme.example']);
  });

  it('looks nobody up while the caller waits, so that the time reveals nothing', async () => {
    await ask('giulia.bianchi');
    await ask('nessuno');
    expect(await app().platform.deliveries.listOutbox(10)).toEqual([]);
  });

  it("answers 'USER_NOT_FOUND' for what cannot be a user name", async () => {
    expect((await ask('mario rossi')).output.result).toBe('USER_NOT_FOUND');
    expect(await app().outbox()).toEqual([]);
  });

  it('sends nothing to who may not use the product, and ends the links that they have', async () => {
    const secret = await secretFor();
    await app().db.update(authUsers).set({ isProductEnabled: false });
    expect((await open(secret)).error?.code).toBe('link-invalid');
    expect((await save(secret)).error?.code).toBe('link-invalid');
    await ask('giulia.bianchi');
    expect(await app().outbox()).toHaveLength(1);
  });

  it.each(['mario.rossi', 'nessuno'])('can be asked for five times an hour for %s', async (username) => {
    for (let count = 0; count < 5; count += 1) expect((await ask(username)).status).toBe(200);
    const refused = await ask(username.toUpperCase());
    expect(refused.status).toBe(429);
    expect(refused.error?.ErrDetails).toBe('Troppi tentativi: riprovare tra 60 minuti');
    app().clock.advance(60 * 60_000);
    expect((await ask(username)).status).toBe(200);
  });

  it('can be asked for thirty times an hour from an address', async () => {
    for (let count = 0; count < 30; count += 1) expect((await ask(`persona.${count}`)).status).toBe(200);
    expect((await ask('persona.30')).status).toBe(429);
    expect((await ask('mario rossi')).status).toBe(429);
  });

  it('needs a user name and the one method that there is', async () => {
    const form = { user: ' ', method: 'SEND_OLD_PASSWORD', site_domain: '', product: 'docsign' };
    expect((await post(app(), url, form)).error.fields).toHaveProperty('user');
    const other = await post(app(), url, { ...form, user: 'mario.rossi', method: 'TELL' });
    expect(other.status).toBe(400);
  });
});
