import { hasOwnPassword } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { cookieOf, describeAuth, idOf } from '../testing/auth-app.ts';
import { enable, enterAuthCode, enterPasswordForAuth, setUpApp } from '../testing/authenticator.builders.ts';
import { userSubject } from '../users/user-audit.ts';
import { authRecoveryCodes } from './authenticator.schema.ts';
import { hashRecoveryCode } from './recovery-code.ts';

const halfMinute = 30_000;

describeAuth('signing in with the app', (app) => {
  const enter = async (code: string) => enterAuthCode(app(), await enterPasswordForAuth(app()), { code });
  const mails = async () => (await app().outbox()).map(({ subject }) => subject);

  it('takes the code of now, without a QR code', async () => {
    const { phone } = await setUpApp(app());
    app().clock.advance(halfMinute);
    const pending = await enterPasswordForAuth(app());
    const { output } = await enable(app(), pending);
    expect(output).toMatchObject({
      showsQr: false,
      needsMailCode: false,
      qrImage: '',
      key: '',
      challenge: null,
    });
    const entered = await enterAuthCode(app(), pending, { code: phone.code() });
    expect(entered.output).toMatchObject({ user: { username: 'mario.rossi' }, recoveryCodes: [] });
    const { status } = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(entered) });
    expect(status).toBe(200);
    expect((await enterAuthCode(app(), pending, { code: phone.code(1) })).status).toBe(401);
  });

  it('takes no recovery code that somebody wrote into the database', async () => {
    await setUpApp(app());
    const userId = idOf('mario.rossi');
    const code = 'abcdefghjkmnpqr';
    await app()
      .db.insert(authRecoveryCodes)
      .values({ userId, codeHash: hashRecoveryCode(userId, code) });
    expect((await enter(code)).error?.code).toBe('wrong-code');
  });

  it.each([-1, 1])('takes the code of an app that is %i step off', async (steps) => {
    const { phone } = await setUpApp(app());
    app().clock.advance(10 * halfMinute);
    expect((await enter(phone.code(steps))).status).toBe(200);
  });

  it.each([-2, 2])('refuses the code of an app that is %i steps off', async (steps) => {
    const { phone } = await setUpApp(app());
    app().clock.advance(10 * halfMinute);
    expect((await enter(phone.code(steps))).error?.code).toBe('wrong-code');
  });

  it('takes a time step once, the one of the setup included, and none before it', async () => {
    const { phone } = await setUpApp(app());
    const used = { code: 'wrong-code', ErrDetails: 'Questo codice è già stato usato: attendi il prossimo' };
    expect((await enter(phone.code())).error).toMatchObject(used);
    app().clock.advance(10 * halfMinute);
    expect((await enter(phone.code(1))).status).toBe(200);
    expect((await enter(phone.code(1))).error).toMatchObject(used);
    expect((await enter(phone.code())).error).toMatchObject(used);
  });

  it('takes it once where several windows enter it at the same time', async () => {
    const { phone } = await setUpApp(app());
    app().clock.advance(halfMinute);
    const waiting = [];
    for (let count = 0; count < 4; count += 1) waiting.push(await enterPasswordForAuth(app()));
    const code = phone.code();
    const answers = await Promise.all(waiting.map((cookie) => enterAuthCode(app(), cookie, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("refuses the code of another person's app", async () => {
    const { phone } = await setUpApp(app(), 'giulia.bianchi');
    await setUpApp(app());
    app().clock.advance(halfMinute);
    expect((await enter(phone.code())).error?.code).toBe('wrong-code');
  });

  it('refuses any code of who has no app', async () => {
    expect((await enter('123456')).error).toMatchObject({ ErrDetails: 'Il codice non è corretto' });
  });

  it('warns the person after ten wrong codes in a row, once', async () => {
    await setUpApp(app());
    for (let count = 0; count < 12; count += 1) await enter('7k2mp-0q1rt-abcde');
    expect(await mails()).not.toContain('Molti codici sbagliati per Sportello');
    for (let count = 0; count < 12; count += 1) await enter('000000');
    const warnings = (await mails()).filter((subject) => subject === 'Molti codici sbagliati per Sportello');
    expect(warnings).toHaveLength(1);
  });

  it('takes no code any more after fifty wrong ones in a row, but a recovery code, which begins anew', async () => {
    const { phone, recoveryCodes } = await setUpApp(app());
    for (let count = 0; count < 50; count += 1) {
      if (count % 25 === 0) app().clock.advance(60 * 60_000);
      await enter(phone.code() === '000000' ? '000001' : '000000');
    }
    app().clock.advance(60 * 60_000);
    expect((await enter(phone.code())).error).toMatchObject({
      code: 'wrong-code',
      ErrDetails: 'Troppi codici sbagliati: accedi con un altro canale e configura di nuovo l’app',
    });
    expect((await enter(recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await enter(phone.code())).status).toBe(200);
  });

  it('records what happens in the log of the person', async () => {
    const { recoveryCodes } = await setUpApp(app());
    await enter(recoveryCodes[0] ?? '');
    const trail = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(trail.map(({ action }) => action)).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'authenticator.enabled',
      'authenticator.recovery-code-used',
      'sign-in.passed',
    ]);
    expect(trail[4]?.data).toMatchObject({ left: 9, ip: '127.0.0.1', outcome: 'done' });
  });
});

describeAuth('a recovery code', (app) => {
  const enter = async (code: string) => enterAuthCode(app(), await enterPasswordForAuth(app()), { code });

  it('signs in once, however it is typed, and a mail notifies the person', async () => {
    const { recoveryCodes } = await setUpApp(app());
    const typed = (recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await enter(typed)).output.user?.username).toBe('mario.rossi');
    const mails = await app().outbox();
    const mail = mails.find(({ subject }) => subject === 'Usato un codice di recupero per Sportello');
    expect(mail?.text).toContain('Ne restano 9.');
    expect((await enter(typed)).error).toMatchObject({ code: 'wrong-code' });
  });

  it('signs in once where several windows enter it at the same time', async () => {
    const { recoveryCodes } = await setUpApp(app());
    const waiting = [];
    for (let count = 0; count < 4; count += 1) waiting.push(await enterPasswordForAuth(app()));
    const code = recoveryCodes[0] ?? '';
    const answers = await Promise.all(waiting.map((cookie) => enterAuthCode(app(), cookie, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is of no use for another's sign-in, nor when it was never made", async () => {
    const { recoveryCodes } = await setUpApp(app(), 'giulia.bianchi');
    await setUpApp(app());
    expect((await enter(recoveryCodes[0] ?? '')).error?.code).toBe('wrong-code');
    expect((await enter('7k2mp-0q1rt-abcde')).error?.code).toBe('wrong-code');
  });
});
