import { eq } from 'drizzle-orm';
import {
  disableAuthenticator,
  getStrongSignIn,
  removePasskey,
  replaceAuthenticator,
  saveStrongSignIn,
} from 'shared-api/contracts/auth';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { callOn } from '../../../testing/index.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { addPasskeyOf, beginLogin, enterBy, listPasskeysOf } from '../passkeys/testing/passkey-calls.ts';
import { createSoftwarePasskey } from '../passkeys/testing/software-passkey.ts';
import {
  askForCode,
  askForSms,
  authOf,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  idOf,
  password,
  signIn,
} from '../testing/auth-app.ts';
import {
  askForSetupCode,
  enable,
  enterAuthCode,
  enterPasswordForAuth,
  passSetupCode,
  setUpApp,
} from '../testing/authenticator.builders.ts';
import { userSubject } from '../users/user-audit.ts';

const day = 24 * 60 * 60_000;
const mario = () => idOf('mario.rossi');

describeAuth('signing in by app or passkey alone', (app) => {
  const save = async (cookie: string, given = {}) =>
    callOn(app().app, saveStrongSignIn, { isOn: true, password, ...given }, { cookie });
  const demandOf = async (cookie: string) =>
    (await callOn(app().app, getStrongSignIn, {}, { cookie })).output.demand;
  const demandByCompany = async () =>
    app()
      .db.update(directoryCompanies)
      .set({ asksStrongSignIn: true })
      .where(eq(directoryCompanies.id, 'acme'));
  const actions = async () =>
    (await app().platform.audit.list(app().db, userSubject(mario()))).map(({ action }) => action);
  const allow = async (isAllowed = true) => {
    const token = (await signIn(app(), 'giulia.bianchi')).split('=')[1] ?? '';
    const found = await app().platform.sessions.find(token);
    const by = {
      session: found?.session,
      language: 'it',
      ip: '',
      userAgent: '',
      requestId: '',
    } as SignedInCaller;
    await app().db.transaction((tx) => authOf(app()).accounts.allowCodes(tx, { id: mario(), isAllowed, by }));
  };
  const setUpPasskey = async () => {
    const [device, cookie] = [createSoftwarePasskey(), await signIn(app())];
    await addPasskeyOf(app(), cookie, device);
    return { device, cookie };
  };

  it('is one’s own choice, with the password, once one has either', async () => {
    const without = await signIn(app());
    expect((await save(without)).error).toMatchObject({ code: 'conflict' });
    const { cookie } = await setUpApp(app());
    expect((await save(cookie, { password: 'wrong' })).error?.fields).toHaveProperty('password');
    expect(await demandOf(cookie)).toBe('none');
    expect((await save(cookie)).status).toBe(200);
    expect(await demandOf(cookie)).toBe('own');
    await save(cookie, { isOn: false });
    expect(await demandOf(cookie)).toBe('none');
    expect((await actions()).slice(-2)).toEqual(['strong-sign-in.chosen', 'strong-sign-in.ended']);
  });

  it('neither offers nor takes a code by mail or SMS, whichever channel is asked for', async () => {
    const { cookie, phone } = await setUpApp(app());
    const early = cookieOf(await enterPassword(app()));
    const sent = (await askForCode(app(), early)).output;
    await save(cookie);
    expect((await enterCode(app(), early, sent)).error?.code).toBe('forbidden');
    for (const channel of ['MAIL', 'SMS', 'AUTH'] as const) {
      const { output } = await enterPassword(app(), { channel });
      expect(output.loginType).toBe('Authenticator');
    }
    const pending = cookieOf(await enterPassword(app()));
    expect((await askForCode(app(), pending)).error?.code).toBe('forbidden');
    expect((await askForSms(app(), pending)).error?.code).toBe('forbidden');
    expect((await askForSetupCode(app(), pending)).error?.code).toBe('forbidden');
    app().clock.advance(30_000);
    expect((await enterAuthCode(app(), pending, { code: phone.code() })).output.user?.username).toBe(
      'mario.rossi',
    );
  });

  it('leads who has neither to a first app, where the company wants it', async () => {
    await demandByCompany();
    const { output, headers } = await enterPassword(app());
    expect(output.loginType).toBe('Authenticator');
    const pending = cookieOf({ headers });
    expect((await enable(app(), pending)).output).toMatchObject({ showsQr: true, needsMailCode: true });
    const challenge = await passSetupCode(app(), pending);
    expect((await enable(app(), pending, challenge)).output.key).not.toBe('');
    expect((await askForCode(app(), pending)).error?.code).toBe('forbidden');
  });

  it('leads who has a passkey alone to it: no app is set up by a code in its place', async () => {
    const { device } = await setUpPasskey();
    await demandByCompany();
    expect((await enterPassword(app(), { channel: 'AUTH' })).error).toMatchObject({
      code: 'forbidden',
      Error: 'Con questo utente si accede con la passkey: usare «Accedi con una passkey»',
    });
    const entered = await enterBy(app(), device.get(await beginLogin(app())));
    expect(await demandOf(cookieOf(entered))).toBe('company');
  });

  it('gives up neither the last of them, nor the app by a code by mail', async () => {
    const { cookie, phone, recoveryCodes } = await setUpApp(app());
    await save(cookie);
    const mailed = await askForSetupCode(app(), cookie);
    expect(mailed.error?.code).toBe('forbidden');
    app().clock.advance(30_000);
    const off = await callOn(app().app, disableAuthenticator, { code: phone.code() }, { cookie });
    expect(off.error?.code).toBe('conflict');
    const device = createSoftwarePasskey();
    await addPasskeyOf(app(), cookie, device);
    app().clock.advance(30_000);
    expect((await callOn(app().app, disableAuthenticator, { code: phone.code() }, { cookie })).status).toBe(
      200,
    );
    const [own] = (await listPasskeysOf(app(), cookie)).passkeys;
    const removed = await callOn(app().app, removePasskey, { id: own?.id ?? '' }, { cookie });
    expect(removed.error?.code).toBe('conflict');
    expect(recoveryCodes).toHaveLength(10);
  });

  it('takes a recovery code of who lost the phone, which replaces the app', async () => {
    const { cookie, recoveryCodes } = await setUpApp(app());
    await save(cookie);
    const [first = '', second = ''] = recoveryCodes;
    const entered = await enterAuthCode(app(), await enterPasswordForAuth(app()), { code: first });
    const replaced = await callOn(
      app().app,
      replaceAuthenticator,
      { code: second },
      { cookie: cookieOf(entered) },
    );
    expect(replaced.output.key).not.toBe('');
  });

  it('lets an administrator allow codes to who lost everything: after seven days, of which they are told', async () => {
    const { cookie } = await setUpApp(app());
    await save(cookie);
    await allow();
    const mail = (await app().outbox()).find(({ subject }) => subject === 'Hai perso l’app o la passkey?');
    expect(mail?.recipient).toBe('mario.rossi@acme.example');
    app().clock.advance(7 * day - 1000);
    expect((await enterPassword(app())).output.loginType).toBe('Authenticator');
    app().clock.advance(1000);
    const pending = cookieOf(await enterPassword(app()));
    const sent = (await askForCode(app(), pending)).output;
    expect((await enterCode(app(), pending, sent)).status).toBe(200);
  });

  it('ends that once the person shows that nothing is lost, or the administrator takes it back', async () => {
    const { cookie, phone } = await setUpApp(app());
    await save(cookie);
    await allow();
    app().clock.advance(day);
    const pending = await enterPasswordForAuth(app());
    expect((await enterAuthCode(app(), pending, { code: phone.code() })).status).toBe(200);
    app().clock.advance(8 * day);
    expect((await enterPassword(app())).output.loginType).toBe('Authenticator');
    await allow();
    await allow(false);
    app().clock.advance(8 * day);
    expect((await enterPassword(app())).output.loginType).toBe('Authenticator');
    const said = (await actions()).filter((action) => action.startsWith('sign-in-codes.'));
    expect(said).toEqual([
      'sign-in-codes.allowed',
      'sign-in-codes.ended',
      'sign-in-codes.allowed',
      'sign-in-codes.withdrawn',
    ]);
  });
});
