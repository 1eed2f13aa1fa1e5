import { openRemovalLink, hasOwnPassword, removeAccount, requestRemoval } from 'shared-api/contracts/auth';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { platformRateLimits } from '../../../platform/rate-limit/rate-limit.schema.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { directoryEmployees } from '../../directory/directory.schema.ts';
import { describeAuth, enterPassword, idOf, post, signIn } from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { userSubject } from '../users/user-audit.ts';

const method = 'REMOVE_ACCOUNT' as const;
const ofTheDay = eq(platformRateLimits.key, `sms.day:${hashSecret('installation')}`);
const mario = { username: 'mario.rossi', email: 'Mario.Rossi@acme.example', method, context: 'docsign' };

describeAuth('the removal of an account', (app) => {
  const ask = (cookie: string, claimed: Partial<typeof mario> = {}) =>
    callOn(app().app, requestRemoval, { ...mario, ...claimed }, { cookie });
  const secretSent = async () => {
    const message = (await app().outbox()).find(({ text }) => text.includes('/removeAccount#'));
    return /removeAccount#(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
  };
  const remove = (secret: string) => callOn(app().app, removeAccount, { secret });
  const rowOf = async (username: string) =>
    (
      await app()
        .db.select()
        .from(authUsers)
        .where(eq(authUsers.id, idOf(username)))
    )[0];

  it('begins with a link by SMS, and removes nothing yet', async () => {
    const cookie = await signIn(app());
    expect((await ask(cookie)).output).toEqual({ isSent: true, channel: 'SMS' });
    const message = (await app().outbox()).find(({ channel }) => channel === 'sms');
    expect(message?.recipient).toBe('+393330000003');
    const opened = await callOn(app().app, openRemovalLink, { secret: await secretSent() });
    expect(opened.output.username).toBe('mario.rossi');
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(200);
  });

  it('counts among the SMS of a day, and is refused when they are used up', async () => {
    const cookie = await signIn(app());
    await ask(cookie);
    const { db } = app();
    const used = await db.update(platformRateLimits).set({ count: 2000 }).where(ofTheDay).returning();
    expect(used).toHaveLength(1);
    const sent = (await app().outbox()).length;
    const { error } = await ask(cookie);
    expect(error).toMatchObject({
      code: 'too-many-requests',
      Error: 'Per oggi non si possono inviare altri SMS: rivolgersi all’amministratore',
    });
    expect(await app().outbox()).toHaveLength(sent);
  });

  it('goes by mail where no SMS are sent to the country of the number', async () => {
    const cookie = await signIn(app());
    await app()
      .db.update(authUsers)
      .set({ prefix: '+1', mobile: '2025550123' })
      .where(eq(authUsers.id, idOf('mario.rossi')));
    expect((await ask(cookie)).output).toEqual({ isSent: true, channel: 'mail' });
    expect((await app().outbox()).filter(({ channel }) => channel === 'sms')).toEqual([]);
  });

  it('goes by mail to who has no phone', async () => {
    const claimed = { username: 'hr.acme', email: 'hr@acme.example' };
    const { output } = await ask(await signIn(app(), 'hr.acme'), claimed);
    expect(output).toEqual({ isSent: true, channel: 'mail' });
    expect(await secretSent()).not.toBe('');
  });

  it('finds nobody where user or address is not the caller’s', async () => {
    const cookie = await signIn(app());
    const nobody = { isSent: false, channel: null };
    expect((await ask(cookie, { username: 'giulia.bianchi' })).output).toEqual(nobody);
    expect((await ask(cookie, { email: 'giulia.bianchi@acme.example' })).output).toEqual(nobody);
    expect(await secretSent()).toBe('');
  });

  it('blanks the person, ends their sessions, keeps the log, and nobody signs in any more', async () => {
    const cookie = await signIn(app());
    await ask(cookie);
    const secret = await secretSent();
    expect((await remove(secret)).output).toBeUndefined();
    expect(await rowOf('mario.rossi')).toMatchObject({
      firstName: '',
      lastName: '',
      email: '',
      mobile: '',
      permissions: [],
      isProductEnabled: false,
      passwordHash: '',
      removedAt: app().clock.now(),
    });
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(401);
    expect((await enterPassword(app())).status).toBe(401);
    const { db, platform } = app();
    const events = await platform.audit.list(db, userSubject(idOf('mario.rossi')));
    expect(events.map(({ action }) => action)).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'account.removal-asked',
      'account.removed',
    ]);
    const last = (await app().outbox()).find(({ subject }) => subject.includes('è stato eliminato'));
    expect(last?.recipient).toBe('mario.rossi@acme.example');
  });

  it('leaves the company no employee where no record needs a name (decision 113)', async () => {
    await ask(await signIn(app()));
    await remove(await secretSent());
    const [employee] = await app()
      .db.select()
      .from(directoryEmployees)
      .where(eq(directoryEmployees.id, 'employee-mario.rossi'));
    expect(employee).toBeUndefined();
  });

  it('takes a link once, for an hour, and only the newest', async () => {
    const cookie = await signIn(app());
    await ask(cookie);
    const first = await secretSent();
    app().clock.advance(60_000);
    await ask(cookie);
    expect((await remove(first)).error?.code).toBe('link-invalid');
    const second = await secretSent();
    app().clock.advance(60 * 60_000);
    expect((await remove(second)).error?.code).toBe('link-invalid');
    expect((await rowOf('mario.rossi'))?.email).toBe('mario.rossi@acme.example');
    await ask(cookie);
    const third = await secretSent();
    await remove(third);
    expect((await remove(third)).error?.code).toBe('link-invalid');
    expect((await callOn(app().app, openRemovalLink, { secret: third })).error?.code).toBe('link-invalid');
  });

  it('is refused to the last super user, when they ask and when they confirm', async () => {
    const admin = { username: 'admin', email: 'admin@acme.example' };
    const cookie = await signIn(app(), 'admin');
    const refused = await ask(cookie, admin);
    expect(refused.error).toMatchObject({ code: 'conflict', Error: expect.stringContaining('super user') });
    const { db } = app();
    await db
      .update(authUsers)
      .set({ a: 'Y' })
      .where(eq(authUsers.id, idOf('hr.acme')));
    await ask(cookie, admin);
    const secret = await secretSent();
    await db
      .update(authUsers)
      .set({ a: 'N' })
      .where(eq(authUsers.id, idOf('hr.acme')));
    expect((await remove(secret)).error?.code).toBe('conflict');
    await db
      .update(authUsers)
      .set({ a: 'Y' })
      .where(eq(authUsers.id, idOf('hr.acme')));
    expect((await remove(secret)).status).toBe(200);
  });

  it('is asked for five times an hour, by its person, with the specified method', async () => {
    const cookie = await signIn(app());
    expect((await ask('')).status).toBe(401);
    const form = { loginpar: 'mario.rossi', email: 'x', method: 'REMOVE', context: '' };
    expect((await post(app(), '/api/resetAccount', form, cookie)).status).toBe(400);
    expect((await post(app(), '/api/removeAccount', {})).status).toBe(400);
    expect((await remove('made-up')).error?.code).toBe('link-invalid');
    for (let asked = 0; asked < 5; asked += 1) await ask(cookie);
    expect((await ask(cookie)).status).toBe(429);
  });
});
