import {
  createRecoveryCodes,
  disableAuthenticator,
  getAuthenticator,
  replaceAuthenticator,
  type AuthenticatorProof,
} from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { describeAuth, post, signIn } from '../testing/auth-app.ts';
import {
  buildApp,
  enterAuthCode,
  enterPasswordForAuth,
  passSetupCode,
  setUpApp,
} from '../testing/authenticator.builders.ts';

const halfMinute = 30_000;

describeAuth('somebody with an app', (app) => {
  const replace = (cookie: string, proof: AuthenticatorProof) =>
    callOn(app().app, replaceAuthenticator, proof, { cookie });
  const switchOff = (cookie: string, proof: AuthenticatorProof) =>
    callOn(app().app, disableAuthenticator, proof, { cookie });
  const renew = (cookie: string, proof: AuthenticatorProof) =>
    callOn(app().app, createRecoveryCodes, proof, { cookie });
  const state = async (cookie: string) => (await callOn(app().app, getAuthenticator, {}, { cookie })).output;
  const enter = async (code: string) => enterAuthCode(app(), await enterPasswordForAuth(app()), { code });
  const subjects = async () => (await app().outbox()).map(({ subject }) => subject);
  const start = async () => {
    const made = await setUpApp(app());
    app().clock.advance(halfMinute);
    return made;
  };

  it('replaces it after a code of it; the old one counts until the new one has shown a code', async () => {
    const { cookie, phone, recoveryCodes } = await start();
    const setup = (await replace(cookie, { code: phone.code() })).output;
    const newPhone = buildApp(app(), setup);
    app().clock.advance(halfMinute);
    expect((await enter(phone.code())).status).toBe(200);
    const challenge = setup.challenge ?? '';
    const ended = await enterAuthCode(app(), cookie, { code: newPhone.code(), challenge });
    expect(ended.output.user).toBeNull();
    expect(ended.output.recoveryCodes).toHaveLength(10);
    expect(await subjects()).toContain('App di autenticazione sostituita per Sportello');
    app().clock.advance(halfMinute);
    expect((await enter(phone.code())).error?.code).toBe('wrong-code');
    expect((await enter(recoveryCodes[0] ?? '')).error?.code).toBe('wrong-code');
    expect((await enter(newPhone.code())).status).toBe(200);
  });

  it.each(['a recovery code', 'a code by mail'])(
    'replaces it after %s too, the phone being lost',
    async (kind) => {
      const { cookie, recoveryCodes } = await start();
      const proof =
        kind === 'a recovery code'
          ? { code: recoveryCodes[0] ?? '' }
          : { challenge: await passSetupCode(app(), cookie) };
      expect((await replace(cookie, proof)).output).toMatchObject({ showsQr: true });
    },
  );

  it('switches it off after a code of it, and its recovery codes with it', async () => {
    const { cookie, phone, recoveryCodes } = await start();
    await switchOff(cookie, { code: phone.code() });
    expect(await state(cookie)).toEqual({ enabledAt: null, isLocked: false, recoveryCodesLeft: 0 });
    expect(await subjects()).toContain('App di autenticazione disattivata per Sportello');
    expect((await enter(recoveryCodes[0] ?? '')).error?.code).toBe('wrong-code');
  });

  it('makes new recovery codes after a code of it; the old ones are over', async () => {
    const { cookie, phone, recoveryCodes } = await start();
    const { output } = await renew(cookie, { code: phone.code() });
    expect(output.recoveryCodes).toHaveLength(10);
    expect(await subjects()).toContain('Nuovi codici di recupero per Sportello');
    expect((await enter(recoveryCodes[0] ?? '')).error?.code).toBe('wrong-code');
    expect((await enter(output.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await state(cookie)).recoveryCodesLeft).toBe(9);
  });

  it.each([
    ['replacing', replace],
    ['switching off', switchOff],
    ['making recovery codes', renew],
  ])('is asked for proof before %s: none, a wrong one and a used one are refused', async (_what, change) => {
    const { cookie, phone } = await start();
    expect((await change(cookie, {})).error?.code).toBe('code-expired');
    expect((await change(cookie, { challenge: 'nothing' })).error?.code).toBe('code-expired');
    expect((await change(cookie, { code: '7k2mp-0q1rt-abcde' })).error?.code).toBe('wrong-code');
    await enter(phone.code());
    expect((await change(cookie, { code: phone.code() })).error?.code).toBe('wrong-code');
    expect((await state(cookie)).enabledAt).not.toBeNull();
  });

  it.each([
    ['replacing', replace, '/api/replaceTwoFactorAuth'],
    ['switching off', switchOff, '/api/disableTwoFactorAuth'],
    ['making recovery codes', renew, '/api/createRecoveryCodes'],
  ])(
    'may do %s alone: who is half signed in, not at all, or has none is refused',
    async (_what, change, path) => {
      const { phone } = await start();
      expect((await change('', { code: phone.code() })).status).toBe(401);
      expect((await change(await enterPasswordForAuth(app()), { code: phone.code() })).status).toBe(401);
      const other = await signIn(app(), 'giulia.bianchi');
      expect((await change(other, { code: phone.code() })).error?.code).toBe('not-found');
      const { status, error } = await post(app(), path, { val_code: 'x' }, other);
      expect(status).toBe(400);
      expect(error.fields).toHaveProperty('val_code');
    },
  );

  it('enters a code without a setup for nothing', async () => {
    const { cookie, phone } = await start();
    expect((await enterAuthCode(app(), cookie, { code: phone.code() })).error?.code).toBe('forbidden');
  });
});
