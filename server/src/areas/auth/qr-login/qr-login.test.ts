import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  startAuthenticatorSetup,
  listQrCodes,
  hasOwnPassword,
  readQrCode,
  revokeQrCode,
  checkQrPassword,
  verifyAuthenticator,
} from 'shared-api/contracts/auth';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import { callOn, type TestApp } from '../../../testing/index.ts';
import {
  askForCode,
  cookieOf,
  describeAuth,
  enterCode,
  idOf,
  password,
  post,
  signIn,
  viewOf,
} from '../testing/auth-app.ts';
import { setUpApp } from '../testing/authenticator.builders.ts';
import { create, enter, fetchFile, makeCode, mario, read } from '../testing/qr-code-steps.ts';
import { authUsers } from '../users/user.schema.ts';
import { authQrCodes } from './qr-code.schema.ts';
import { userSubject } from '../users/user-audit.ts';

const day = 24 * 60 * 60_000;

const list = async (app: TestApp, cookie: string) =>
  (await callOn(app.app, listQrCodes, {}, { cookie })).output.codes;
const revoke = (app: TestApp, cookie: string, id: string) =>
  callOn(app.app, revokeQrCode, { id }, { cookie });

describeAuth('a QR code for signing in', (app) => {
  it('is made by its person: a picture that leads to the product, with a notice by email and an entry in the log', async () => {
    const cookie = await signIn(app());
    const may = await callOn(app().app, checkQrPassword, mario, { cookie });
    expect(may.output).toEqual({ validForDays: 90, left: 5 });
    const { output } = await create(app(), cookie);
    expect(output.address).toBe('/api/downloadQRCode');
    app().clock.advance(1);
    const file = await fetchFile(app(), cookie, output.ticket);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store, no-transform',
    });
    expect(String(file.headers['content-disposition'])).toContain('codice-qr.png');
    expect(read(file.bytes)).toMatch(/^http:\/\/localhost:8080\/qrlogin#[\w-]{43}$/);
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({
      recipient: 'mario.rossi@acme.example',
      subject: 'Nuovo codice QR per accedere a Sportello',
    });
    const secret = readQrCode(read(file.bytes)) ?? '';
    expect(mail?.text).not.toContain(secret);
    const trail = await app().platform.audit.list(app().db, userSubject(mario.userId));
    expect(trail.map(({ action }) => action)).toContain('qr-code.made');
    expect(JSON.stringify([trail, await app().db.select().from(authQrCodes)])).not.toContain(secret);
  });

  it('is fetched once, by the one who made it, within five minutes', async () => {
    const [cookie, other] = [await signIn(app()), await signIn(app(), 'giulia.bianchi')];
    const { ticket } = (await create(app(), cookie)).output;
    expect((await fetchFile(app(), other, ticket)).error?.code).toBe('not-found');
    const answers = await Promise.all([1, 2, 3].map(() => fetchFile(app(), cookie, ticket)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await fetchFile(app(), cookie, ticket)).status).toBe(404);
    const late = (await create(app(), cookie)).output.ticket;
    app().clock.advance(5 * 60_000);
    expect((await fetchFile(app(), cookie, late)).status).toBe(404);
    expect(await list(app(), cookie)).toHaveLength(1);
  });

  it('is made for nobody else, not by a visitor, and not before the first own password', async () => {
    const cookie = await signIn(app());
    const giulia = { userId: idOf('giulia.bianchi'), token: '' };
    const foreignToken = { ...mario, token: giulia.userId };
    const luca = { userId: idOf('luca.verdi'), token: '' };
    const fresh = await signIn(app(), 'luca.verdi');
    const mayMake = (named: typeof mario, cookie: string) =>
      callOn(app().app, checkQrPassword, named, { cookie });
    for (const ask of [mayMake, (named: typeof mario, cookie: string) => create(app(), cookie, named)]) {
      for (const named of [giulia, foreignToken])
        expect((await ask(named, cookie)).error?.code).toBe('forbidden');
      expect((await ask(mario, '')).status).toBe(401);
      expect((await ask(luca, fresh)).status).toBe(403);
    }
    expect((await fetchFile(app(), '', 'ticket')).status).toBe(401);
  });

  it('needs a user and a ticket', async () => {
    const cookie = await signIn(app());
    for (const path of [checkQrPassword.path, createQrCode.path])
      expect((await post(app(), path, { user_id: '', token: '' }, cookie)).error.fields).toHaveProperty(
        'user_id',
      );
    expect((await post(app(), downloadQrCode.path, { ticket: '' }, cookie)).status).toBe(400);
  });

  it('is one of five at most, also when they are asked for at the same time', async () => {
    const cookie = await signIn(app());
    for (let count = 0; count < 5; count += 1) await makeCode(app(), cookie);
    const refused = await create(app(), cookie);
    expect(refused.error).toMatchObject({
      code: 'conflict',
      Error: 'Hai già 5 codici QR validi: revocane uno prima di crearne un altro',
    });
    const [first] = await list(app(), cookie);
    await revoke(app(), cookie, first?.id ?? '');
    const tickets = await Promise.all([create(app(), cookie), create(app(), cookie)]);
    for (const { output } of tickets) await fetchFile(app(), cookie, output.ticket);
    expect(await list(app(), cookie)).toHaveLength(5);
  });

  it('is made by who gives their password alone, ten tries a quarter of an hour', async () => {
    const cookie = await signIn(app());
    const ask = (typed?: string) =>
      callOn(app().app, createQrCode, { ...mario, ...(typed && { password: typed }) }, { cookie });
    expect((await ask()).error?.fields).toEqual({ password: 'Per creare un codice QR serve la password' });
    expect((await ask('Sbagliata-1!')).error).toMatchObject({ fields: { password: expect.any(String) } });
    for (let count = 1; count < 10; count += 1) await ask('Sbagliata-1!');
    expect((await ask(password)).status).toBe(429);
    expect(await list(app(), cookie)).toEqual([]);
  });

  it('is asked for ten times an hour at most', async () => {
    const cookie = await signIn(app());
    for (let count = 0; count < 10; count += 1) expect((await create(app(), cookie)).status).toBe(200);
    expect((await create(app(), cookie)).status).toBe(429);
  });
});

describeAuth('the list of QR codes', (app) => {
  it('shows when each was made, used last and expires, to its person alone', async () => {
    const cookie = await signIn(app());
    const made = app().clock.now();
    const secret = await makeCode(app(), cookie);
    app().clock.advance(day);
    await makeCode(app(), cookie);
    await enter(app(), secret);
    const [newest, oldest] = await list(app(), cookie);
    expect(newest).toMatchObject({ lastUsedAt: null });
    expect(oldest).toMatchObject({
      createdAt: made.toISOString(),
      expiresAt: new Date(made.getTime() + 90 * day).toISOString(),
      lastUsedAt: app().clock.now().toISOString(),
    });
    expect(await list(app(), await signIn(app(), 'giulia.bianchi'))).toEqual([]);
    expect((await callOn(app().app, listQrCodes, {})).status).toBe(401);
  });

  it('is where a code is revoked, once, and nobody else’s', async () => {
    const [cookie, other] = [await signIn(app()), await signIn(app(), 'giulia.bianchi')];
    const secret = await makeCode(app(), cookie);
    const id = (await list(app(), cookie))[0]?.id ?? '';
    expect((await revoke(app(), other, id)).error?.code).toBe('not-found');
    expect((await revoke(app(), cookie, randomUUID())).status).toBe(404);
    expect((await post(app(), revokeQrCode.path, { id: '1' }, cookie)).status).toBe(400);
    expect((await revoke(app(), cookie, id)).output).toBeUndefined();
    expect((await revoke(app(), cookie, id)).status).toBe(404);
    expect(await list(app(), cookie)).toEqual([]);
    expect((await enter(app(), secret)).status).toBe(401);
  });
});

describeAuth('signing in with a QR code', (app) => {
  const make = async () => makeCode(app(), await signIn(app()));
  // The code of the login before this one was sent a moment ago.
  const wait = () => app().clock.advance(60_000);

  it('leads to the second factor, and only that to a session', async () => {
    const secret = await make();
    wait();
    const answer = await enter(app(), secret);
    expect(answer.output).toMatchObject({ isProductEnabled: true, loginType: 'OTP', user: null });
    const pending = cookieOf(answer);
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie: pending })).status).toBe(401);
    const { output } = await askForCode(app(), pending);
    const entered = await enterCode(app(), pending, output);
    const cookie = cookieOf(entered);
    expect(await viewOf(app(), cookie)).toMatchObject({ username: 'mario.rossi' });
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).output.isChanged).toBe(true);
  });

  it('takes the channel that was chosen, and sends the SMS without a name from the page', async () => {
    const secret = await make();
    wait();
    const answer = await enter(app(), secret, 'SMS');
    expect(answer.output).toMatchObject({ loginType: 'SMS', user: null });
    const cookie = cookieOf(answer);
    const input = { product: 'docsign', purpose: 'login' as const };
    const { output } = await callOn(app().app, sendCodeBySms, input, { cookie });
    const signedIn = cookieOf(await enterCode(app(), cookie, output));
    expect(await viewOf(app(), signedIn)).toMatchObject({ username: 'mario.rossi' });
  });

  it('asks who has an app for its code, and goes by the session whatever name the page gives', async () => {
    const { cookie: profile, phone } = await setUpApp(app());
    const secret = await makeCode(app(), profile);
    for (const username of [undefined, 'giulia.bianchi']) {
      wait();
      const answer = await enter(app(), secret, 'AUTH');
      expect(answer.output).toMatchObject({ loginType: 'Authenticator', user: null });
      const cookie = cookieOf(answer);
      const begun = await callOn(app().app, startAuthenticatorSetup, { username }, { cookie });
      expect(begun.output).toMatchObject({ showsQr: false, key: '', needsMailCode: false });
      const wrong = { username, code: '000000' };
      expect((await callOn(app().app, verifyAuthenticator, wrong, { cookie })).error?.code).toBe(
        'wrong-code',
      );
      const entered = await callOn(
        app().app,
        verifyAuthenticator,
        { username, code: phone.code() },
        { cookie },
      );
      expect(entered.output.user?.username).toBe('mario.rossi');
    }
  });

  it('goes on at once where no second factor is asked for', async () => {
    const secret = await make();
    await app().db.update(authUsers).set({ secondFactor: 'none' });
    const answer = await enter(app(), secret);
    expect(answer.output.user?.username).toBe('mario.rossi');
    expect(cookieOf(answer)).not.toBe('');
  });

  it('says that the product is not enabled, and opens nothing', async () => {
    const secret = await make();
    await app().db.update(authUsers).set({ isProductEnabled: false });
    const answer = await enter(app(), secret);
    expect(answer.output).toMatchObject({ isProductEnabled: false, user: null });
    expect(cookieOf(answer)).toBe('');
  });

  it('answers the same for a code that is wrong, revoked, expired, or older than the password', async () => {
    const cookie = await signIn(app());
    const revoked = await makeCode(app(), cookie);
    await revoke(app(), cookie, (await list(app(), cookie))[0]?.id ?? '');
    const expired = await makeCode(app(), cookie);
    app().clock.advance(90 * day - 1);
    const old = await makeCode(app(), await signIn(app()));
    expect((await enter(app(), expired)).status).toBe(200);
    app().clock.advance(1);
    const changed = { passwordChangedAt: app().clock.now() };
    await app().db.update(authUsers).set(changed).where(eq(authUsers.id, mario.userId));
    const refused = await Promise.all(
      ['nothing', 'x'.repeat(43), revoked, expired, old].map((secret) => enter(app(), secret)),
    );
    const answers = refused.map(({ status, error, headers }) => [
      status,
      error?.code,
      error?.ErrDetails,
      headers['set-cookie'],
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify([401, 'wrong-credentials', 'Codice QR non valido, scaduto o revocato', undefined]),
      ]),
    );
    expect(await list(app(), await signIn(app()))).toEqual([]);
  });

  it('needs a secret', async () => {
    const form = { secret: '', productid: 'docsign', channel: 'MAIL' };
    const { status, error } = await post(app(), signInByQrCode.path, form);
    expect([status, error.fields]).toEqual([400, expect.objectContaining({ secret: expect.any(String) })]);
  });

  it('may be tried a hundred times a quarter of an hour from an address', async () => {
    for (let count = 0; count < 100; count += 1)
      expect((await enter(app(), `secret-${count}`)).status).toBe(401);
    const refused = await enter(app(), await make());
    expect(refused.error?.ErrDetails).toBe('Troppi tentativi: riprovare tra 15 minuti');
  });
});
