import { eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { usernameKeyOf } from 'shared-api/contracts/common';
import { hasOwnPassword } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import {
  askForCode,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  idOf,
  password,
  post,
  signIn,
  viewOf,
} from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';

describeAuth('checking the password', (app) => {
  it('asks for a code and gives a session that opens nothing yet', async () => {
    const answer = await enterPassword(app());
    expect(answer.output).toMatchObject({ isProductEnabled: true, loginType: 'OTP', user: null });
    const early = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(answer) });
    expect(early.status).toBe(401);
  });

  it('signs in at once whom no second factor is asked of', async () => {
    await app().db.update(authUsers).set({ secondFactor: 'none' }).where(eq(authUsers.username, 'admin'));
    const answer = await enterPassword(app(), { username: ' ADMIN ' });
    expect(answer.output.user).toMatchObject({ username: 'admin', a: 'Y', token: idOf('admin') });
    const { output } = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(answer) });
    expect(output.isChanged).toBe(true);
  });

  it.each([
    { username: 'mario.rossi', password: 'sbagliata' },
    { username: 'nessuno', password },
  ])('refuses %j with the same words', async (credentials) => {
    const { status, error, headers } = await enterPassword(app(), credentials);
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: 'wrong-credentials', ErrDetails: 'Utente o password non corretti' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('knows a password for years: none runs out', async () => {
    app().clock.advance(5 * 365 * 24 * 60 * 60_000);
    expect((await enterPassword(app())).output.loginType).toBe('OTP');
  });

  it('refuses an empty password and names the field', async () => {
    const { status, error } = await post(app(), '/public/utility/checkLogin.php', {
      user: 'mario.rossi',
      password: '',
      productid: 'docsign',
      channel: 'MAIL',
    });
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('password');
  });

  it('says that the product is not enabled, and opens no session', async () => {
    await app()
      .db.update(authUsers)
      .set({ isProductEnabled: false })
      .where(eq(authUsers.username, 'mario.rossi'));
    const answer = await enterPassword(app());
    expect(answer.output).toMatchObject({ isProductEnabled: false, loginType: '', user: null });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('lets a user name be tried ten times a quarter of an hour, and says how long to wait', async () => {
    for (let count = 0; count < 10; count += 1) await enterPassword(app(), { password: 'sbagliata' });
    const refused = await enterPassword(app());
    expect(refused.status).toBe(429);
    expect(refused.error?.ErrDetails).toBe('Troppi tentativi: riprovare tra 15 minuti');
    expect(refused.headers['retry-after']).toBe('900');
    app().clock.advance(15 * 60_000);
    expect((await enterPassword(app())).status).toBe(200);
  });

  it('counts one name that is written in two ways once', async () => {
    for (let count = 0; count < 10; count += 1) await enterPassword(app(), { username: 'jos\u00e9' });
    expect((await enterPassword(app(), { username: 'jose\u0301' })).status).toBe(429);
  });

  it('knows a user name whatever apostrophe, width or dotless i it is typed with', async () => {
    const username = "maria.d'angelo";
    await app()
      .db.update(authUsers)
      .set({ username, usernameKey: usernameKeyOf(username) })
      .where(eq(authUsers.username, 'mario.rossi'));
    for (const typed of ['maria.d’angelo', 'ｍaria.d´angelo', 'MARİA.D`ANGELO', 'marıa.d\u200b’angelo'])
      expect((await enterPassword(app(), { username: typed })).status).toBe(200);
  });

  it('knows who types their mail address, where nobody else has it, and counts both names as one', async () => {
    const byEmail = (typed: string, given = password) =>
      enterPassword(app(), { username: typed, password: given });
    expect((await byEmail(' Mario.Rossi@ACME.example ')).status).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) await byEmail('mario.rossi@acme.example', 'sbagliata');
    for (let tried = 0; tried < 5; tried += 1) await byEmail('mario.rossi', 'sbagliata');
    expect((await byEmail('mario.rossi@acme.example')).status).toBe(429);
    const shared = { email: 'ufficio@acme.example', emailKey: 'ufficio@acme.example' };
    await app()
      .db.update(authUsers)
      .set(shared)
      .where(isOneOf(authUsers.username, ['admin', 'luca.verdi']));
    expect((await byEmail('ufficio@acme.example')).error?.code).toBe('wrong-credentials');
    // Who never showed that they read there stands in nobody's way.
    await app()
      .db.update(authUsers)
      .set({ emailConfirmedAt: null })
      .where(eq(authUsers.username, 'luca.verdi'));
    expect((await byEmail('ufficio@acme.example')).status).toBe(200);
  });

  it('means the owner of an address, and not who bears it as a user name', async () => {
    const squatted = { username: 'mario.rossi@acme.example', usernameKey: 'mario.rossi@acme.example' };
    await app().db.update(authUsers).set(squatted).where(eq(authUsers.username, 'luca.verdi'));
    const entered = await enterPassword(app(), { username: 'mario.rossi@acme.example' });
    const sent = await askForCode(app(), cookieOf(entered));
    expect(sent.output.sentTo).toBe('m•••@acme.example');
    const cookie = cookieOf(await enterCode(app(), cookieOf(entered), sent.output));
    expect(await viewOf(app(), cookie)).toMatchObject({ userId: idOf('mario.rossi') });
  });

  it('counts anew after the right password', async () => {
    for (let count = 0; count < 9; count += 1) await enterPassword(app(), { password: 'sbagliata' });
    await enterPassword(app());
    for (let count = 0; count < 9; count += 1) await enterPassword(app(), { password: 'sbagliata' });
    expect((await enterPassword(app())).status).toBe(200);
  });
});

describeAuth('entering the code of the mail', (app) => {
  it('sends it to the person in the language of the page and signs in', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const sent = await askForCode(app(), pending, 'en');
    expect(sent.output).toMatchObject({ resendAfter: 30, expiresAfter: 300, sentTo: 'm•••@acme.example' });
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({
      channel: 'mail',
      recipient: 'mario.rossi@acme.example',
      subject: 'Your code to sign in to Sportello',
    });
    expect(mail?.text).toContain('123456');
    const entered = await enterCode(app(), pending, sent.output);
    expect(await viewOf(app(), cookieOf(entered))).toMatchObject({
      fullName: 'Mario Rossi',
      userId: idOf('mario.rossi'),
    });
    const { output } = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(entered) });
    expect(output.isChanged).toBe(true);
  });

  it('never answers the code', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const sent = await askForCode(app(), pending);
    expect(JSON.stringify(sent.output)).not.toContain('123456');
  });

  it('ends the session that waited for it', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const sent = await askForCode(app(), pending);
    await enterCode(app(), pending, sent.output);
    expect((await askForCode(app(), pending)).status).toBe(401);
  });

  it('refuses a wrong code, and any code after five tries', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const { challenge } = (await askForCode(app(), pending)).output;
    // Each another one: the same once more is the same try.
    for (let count = 0; count < 5; count += 1) {
      const wrong = await enterCode(app(), pending, { challenge, code: `00000${count}` });
      expect(wrong.error).toMatchObject({ code: 'wrong-code', ErrDetails: 'Valore OTP non corretto' });
    }
    const late = await enterCode(app(), pending, { challenge });
    expect(late.error?.code).toBe('code-expired');
  });

  it('refuses the code in the hands of another session', async () => {
    const mine = cookieOf(await enterPassword(app()));
    const { challenge } = (await askForCode(app(), mine)).output;
    const other = cookieOf(await enterPassword(app(), { username: 'giulia.bianchi' }));
    expect((await enterCode(app(), other, { challenge })).error?.code).toBe('code-expired');
  });

  it('refuses a code that is too old, and one that was used', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const old = await askForCode(app(), pending);
    app().clock.advance(5 * 60_000 + 1);
    expect((await enterCode(app(), pending, old.output)).error?.code).toBe('code-expired');
  });

  it('is not sent again before thirty seconds, and then replaces the one before', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const first = await askForCode(app(), pending);
    expect((await askForCode(app(), pending)).error).toMatchObject({
      code: 'resend-too-early',
      details: { seconds: 30 },
    });
    app().clock.advance(30_000);
    const second = await askForCode(app(), pending);
    expect((await enterCode(app(), pending, first.output)).error?.code).toBe('code-expired');
    expect((await enterCode(app(), pending, second.output)).status).toBe(200);
  });

  it('is sent to a person ten times a quarter of an hour, and anew once one was right', async () => {
    const pending = cookieOf(await enterPassword(app()));
    for (let count = 0; count < 10; count += 1) {
      expect((await askForCode(app(), pending)).status).toBe(200);
      app().clock.advance(30_000);
    }
    const refused = await askForCode(app(), pending);
    expect(refused.error?.ErrDetails).toBe('Troppi tentativi: riprovare tra 10 minuti');
    app().clock.advance(10 * 60_000);
    await signIn(app());
    expect((await askForCode(app(), cookieOf(await enterPassword(app())))).status).toBe(200);
  });

  it('is not sent to who gave no password', async () => {
    expect((await askForCode(app(), '')).status).toBe(401);
  });

  it('is not sent for a login to who is signed in already', async () => {
    expect((await askForCode(app(), await signIn(app()))).error?.code).toBe('forbidden');
  });

  it('refuses what is not six digits, and a challenge that never was', async () => {
    const pending = cookieOf(await enterPassword(app()));
    expect((await enterCode(app(), pending, { challenge: 'nothing' })).error?.code).toBe('code-expired');
    const shapeless = await post(app(), '/api/verifyOtp', { challenge: 'x', val_code: '12ab' }, pending);
    expect(shapeless.status).toBe(400);
  });
});
