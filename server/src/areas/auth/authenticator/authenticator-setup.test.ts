import { eq } from 'drizzle-orm';
import { getAuthenticator, hasOwnPassword } from 'shared-api/contracts/auth';
import { callOn, signInAs } from '../../../testing/index.ts';
import {
  askForSetupCode,
  buildApp,
  enable,
  enterAuthCode,
  enterPasswordForAuth,
  passSetupCode,
  setUpApp,
} from '../testing/authenticator.builders.ts';
import { cookieOf, describeAuth, enterCode, idOf, post, signIn } from '../testing/auth-app.ts';
import { authAuthenticatorDrafts, authAuthenticators, authRecoveryCodes } from './authenticator.schema.ts';

describeAuth('setting an app up while signing in', (app) => {
  it('shows no key to who has the password alone', async () => {
    const { output } = await enable(app(), await enterPasswordForAuth(app()));
    expect(output).toEqual({
      showsQr: true,
      qrImage: '',
      key: '',
      appAddress: '',
      challenge: null,
      needsMailCode: true,
    });
  });

  it('sends the code before it to the own address, and says what it is for', async () => {
    const pending = await enterPasswordForAuth(app());
    await askForSetupCode(app(), pending);
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({
      recipient: 'mario.rossi@acme.example',
      subject: 'Il codice per configurare l’app di autenticazione di Sportello',
    });
  });

  it('shows the key after the code, signs in by the first code of the app, and gives ten recovery codes', async () => {
    const pending = await enterPasswordForAuth(app());
    const { output } = await enable(app(), pending, await passSetupCode(app(), pending));
    expect(output).toMatchObject({ showsQr: true, needsMailCode: false });
    expect(output.qrImage).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(output.appAddress).toContain(`secret=${output.key}`);
    const entered = await enterAuthCode(app(), pending, {
      code: buildApp(app(), output).code(),
      challenge: output.challenge ?? '',
    });
    expect(entered.output.user?.username).toBe('mario.rossi');
    expect(new Set(entered.output.recoveryCodes).size).toBe(10);
    expect(entered.output.recoveryCodes[0]).toMatch(/^\w{5}-\w{5}-\w{5}$/);
    const cookie = cookieOf(entered);
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(200);
    const subjects = (await app().outbox()).map(({ subject }) => subject);
    expect(subjects).toContain('App di autenticazione attivata per Sportello');
    expect((await enable(app(), await enterPasswordForAuth(app()))).output.showsQr).toBe(false);
  });

  it('lets the code by mail sign nobody in', async () => {
    const pending = await enterPasswordForAuth(app());
    const { challenge } = (await askForSetupCode(app(), pending)).output;
    const entered = await enterCode(app(), pending, { challenge });
    expect(entered.headers['set-cookie']).toBeUndefined();
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie: pending })).status).toBe(401);
  });

  it('shows the same key again to the same session, and to no other', async () => {
    const pending = await enterPasswordForAuth(app());
    const first = (await enable(app(), pending, await passSetupCode(app(), pending))).output;
    expect((await enable(app(), pending)).output).toEqual(first);
    const other = await enterPasswordForAuth(app());
    expect((await enable(app(), other)).output).toMatchObject({ key: '', needsMailCode: true });
    const stolen = { code: buildApp(app(), first).code(), challenge: first.challenge ?? '' };
    expect((await enterAuthCode(app(), other, stolen)).error?.code).toBe('code-expired');
  });

  it('takes a passed code once, and none that was not passed', async () => {
    const pending = await enterPasswordForAuth(app());
    const { challenge } = (await askForSetupCode(app(), pending)).output;
    expect((await enable(app(), pending, challenge)).error?.code).toBe('code-expired');
    await enterCode(app(), pending, { challenge });
    await enable(app(), pending, challenge);
    await app().db.delete(authAuthenticatorDrafts);
    expect((await enable(app(), pending, challenge)).error?.code).toBe('code-expired');
  });

  it('refuses a wrong code and stays open for the right one', async () => {
    const pending = await enterPasswordForAuth(app());
    const setup = (await enable(app(), pending, await passSetupCode(app(), pending))).output;
    const challenge = setup.challenge ?? '';
    const phone = buildApp(app(), setup);
    const wrong = phone.code() === '000000' ? '000001' : '000000';
    const refused = await enterAuthCode(app(), pending, { code: wrong, challenge });
    expect(refused.error).toMatchObject({ code: 'wrong-code', ErrDetails: 'Il codice non è corretto' });
    expect((await enterAuthCode(app(), pending, { code: phone.code(), challenge })).status).toBe(200);
  });

  it('does not put a new app in the place of one that was set up meanwhile', async () => {
    const pending = await enterPasswordForAuth(app());
    const setup = (await enable(app(), pending, await passSetupCode(app(), pending))).output;
    await app()
      .db.insert(authAuthenticators)
      .values({
        userId: idOf('mario.rossi'),
        sealedKey: 'another',
        lastStep: 0,
        enabledAt: app().clock.now(),
      });
    const entered = { code: buildApp(app(), setup).code(), challenge: setup.challenge ?? '' };
    expect((await enterAuthCode(app(), pending, entered)).error?.code).toBe('forbidden');
  });
});

describeAuth('setting an app up', (app) => {
  it('asks who is signed in for the code by mail too, and shows how it stands', async () => {
    const cookie = await signIn(app());
    expect((await enable(app(), cookie)).output).toMatchObject({ key: '', needsMailCode: true });
    expect((await callOn(app().app, getAuthenticator, {}, { cookie })).output).toEqual({
      enabledAt: null,
      isLocked: false,
      recoveryCodesLeft: 0,
    });
    await setUpApp(app());
    expect((await callOn(app().app, getAuthenticator, {}, { cookie })).output).toEqual({
      enabledAt: app().clock.now().toISOString(),
      isLocked: false,
      recoveryCodesLeft: 10,
    });
  });

  it('keeps neither key nor recovery codes in the clear', async () => {
    const { key, recoveryCodes } = await setUpApp(app());
    const userId = idOf('mario.rossi');
    const [kept] = await app()
      .db.select()
      .from(authAuthenticators)
      .where(eq(authAuthenticators.userId, userId));
    const codes = await app().db.select().from(authRecoveryCodes);
    expect(kept?.sealedKey).not.toContain(key);
    const written = JSON.stringify(codes);
    for (const code of recoveryCodes) {
      expect(written).not.toContain(code);
      expect(written).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('is over a quarter of an hour after it began', async () => {
    const cookie = await signIn(app());
    const setup = (await enable(app(), cookie, await passSetupCode(app(), cookie))).output;
    app().clock.advance(15 * 60_000);
    const entered = { code: buildApp(app(), setup).code(), challenge: setup.challenge ?? '' };
    expect((await enterAuthCode(app(), cookie, entered)).error).toMatchObject({
      code: 'code-expired',
      ErrDetails: 'La configurazione è scaduta: ricomincia',
    });
  });

  it('is refused to guests and to who is not signed in', async () => {
    const guest = await signInAs(app(), idOf('mario.rossi'), { kind: 'guest', documentId: 'doc-1' });
    expect((await enable(app(), guest)).error?.code).toBe('forbidden');
    expect((await askForSetupCode(app(), guest)).error?.code).toBe('forbidden');
    expect((await enterAuthCode(app(), guest, { code: '123456' })).error?.code).toBe('forbidden');
    expect((await enable(app(), '')).status).toBe(401);
    expect((await enterAuthCode(app(), '', { code: '123456' })).status).toBe(401);
    expect((await callOn(app().app, getAuthenticator, {})).status).toBe(401);
  });

  it('refuses what is no code, and names the field', async () => {
    const form = { username: btoa('mario.rossi'), val_code: '12ab' };
    const { status, error } = await post(app(), '/api/verifyTwoFactorAuth', form, await signIn(app()));
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('val_code');
  });

  it('refuses a name that is not base64', async () => {
    const { status, error } = await post(
      app(),
      '/api/enableTwoFactorAuth',
      { username: '***' },
      await signIn(app()),
    );
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('username');
  });
});
