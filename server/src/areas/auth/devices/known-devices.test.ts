import {
  checkLogin,
  getSessions,
  requestRecovery,
  saveLanguage,
  saveRecoveredPassword,
} from 'shared-api/contracts/auth';
import { deviceCookie } from '../../../platform/http/device-cookie.ts';
import { callOn, type TestApp } from '../../../testing/index.ts';
import {
  askForCode,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  password as rightPassword,
} from '../testing/auth-app.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';

/** Signs mario.rossi in as a browser does that keeps its cookies. @returns its device cookie and its session's. */
async function signInFrom(app: TestApp, device = '') {
  const pending = cookieOf(await enterPassword(app));
  const { output } = await askForCode(app, pending);
  const entered = await enterCode(app, [pending, device].filter(Boolean).join('; '), output);
  const set = [entered.headers['set-cookie']].flat().map(String);
  const kept = set.find((cookie) => cookie.startsWith(deviceCookie)) ?? '';
  return { device: kept.split(';')[0] ?? '', cookie: cookieOf(entered), kept };
}

const warnings = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => /^(Nuovo accesso|New sign-in)/.test(subject));

describeAuth('a sign-in from a device', (app) => {
  it('that is known cannot be locked out from elsewhere, and has ten tries of its own', async () => {
    const { device } = await signInFrom(app());
    const enter = (password?: string, cookie = device) => {
      const given = { username: 'mario.rossi', product: 'docsign', channel: 'MAIL' as const };
      return callOn(
        app().app,
        checkLogin,
        { ...given, password: password ?? rightPassword },
        { ...(cookie && { cookie }) },
      );
    };
    for (let count = 0; count < 10; count += 1) await enter('sbagliata', '');
    expect((await enter(undefined, '')).status).toBe(429);
    expect((await enter()).status).toBe(200);
    expect((await enter(undefined, '')).status).toBe(429);
    for (let count = 0; count < 10; count += 1) expect((await enter('sbagliata')).status).toBe(401);
    expect((await enter()).status).toBe(429);
  });

  it('that is known gets in while a flood of unknown ones is refused', async () => {
    const { device } = await signInFrom(app());
    const given = { username: 'mario.rossi', product: 'docsign', channel: 'MAIL' as const };
    const flood = Array.from({ length: 150 }, (_, at) =>
      callOn(app().app, checkLogin, { ...given, username: `nobody-${at}`, password: 'x' }),
    );
    const known = callOn(app().app, checkLogin, { ...given, password: rightPassword }, { cookie: device });
    expect((await known).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 401 && status !== 503)).toEqual([]);
  });

  it('that is known is not kept out by what others try from its network', async () => {
    const { device } = await signInFrom(app());
    const network = { name: 'auth.login-address', key: '127.0.0.1', limit: 200, windowMs: 60_000 };
    for (let count = 0; count < 200; count += 1)
      await app()
        .platform.rateLimits.count(network)
        .catch(() => undefined);
    expect((await enterPassword(app())).status).toBe(429);
    const given = { username: 'mario.rossi', product: 'docsign', channel: 'MAIL' as const };
    const known = { ...given, password: rightPassword };
    expect((await callOn(app().app, checkLogin, known, { cookie: device })).status).toBe(200);
  });

  it('is known by a token that the server made, never by one that the browser made up', async () => {
    const { device } = await signInFrom(app(), `${deviceCookie}=fixed`);
    expect(device).toMatch(new RegExp(`^${deviceCookie}=[\\w-]{43}$`));
    expect((await signInFrom(app(), device)).device).toBe(device);
  });

  it('begins anew with a password that was chosen there by a recovery link', async () => {
    const { device } = await signInFrom(app());
    const given = { username: 'mario.rossi', product: 'docsign', channel: 'MAIL' as const };
    const enter = (password: string) =>
      callOn(app().app, checkLogin, { ...given, password }, { cookie: device });
    for (let count = 0; count < 10; count += 1) await enter('sbagliata');
    const asked = { username: 'mario.rossi', method: 'SEND_OLD_PASSWORD', product: 'docsign' } as const;
    await callOn(app().app, requestRecovery, { ...asked, siteDomain: '' });
    const texts = (await app().outbox()).map(({ text }) => text).join();
    const secret = /\/recover#([\w-]{43})\b/.exec(texts)?.[1] ?? '';
    const newPassword = 'Tutta-Nuova-9!';
    await callOn(app().app, saveRecoveredPassword, { secret, newPassword }, { cookie: device });
    expect((await enter(newPassword)).status).toBe(200);
  });

  it('of another person is not known for this one', async () => {
    const { device } = await signInFrom(app());
    const enter = () => {
      const given = { username: 'giulia.bianchi', product: 'docsign', channel: 'MAIL' as const };
      return callOn(app().app, checkLogin, { ...given, password: 'sbagliata' }, { cookie: device });
    };
    for (let count = 0; count < 10; count += 1) await enter();
    expect((await enterPassword(app(), { username: 'giulia.bianchi' })).status).toBe(429);
  });

  it('is reported by mail when it is new, with a way to end it, and not when it was seen before', async () => {
    const first = await signInFrom(app());
    expect(first.kept).toMatch(/HttpOnly; SameSite=Lax/);
    await signInFrom(app(), first.device);
    expect(await warnings(app())).toHaveLength(0);

    await signInFrom(app());
    const [mail, ...others] = await warnings(app());
    expect(others).toHaveLength(0);
    expect(mail?.recipient).toBe('mario.rossi@acme.example');
    expect(mail?.text).toContain('indirizzo 127.0.0.1, 02/03/2026, 10:00');
    expect(mail?.text).toContain('/profile?section=security');
    await signInFrom(app(), first.device);
    expect(await warnings(app())).toHaveLength(1);
  });

  it('is reported in the language of the person, and names the browser', async () => {
    const { cookie } = await signInFrom(app());
    await callOn(app().app, saveLanguage, { language: 'en' }, { cookie });
    const pending = cookieOf(await enterPassword(app()));
    const { output } = await askForCode(app(), pending);
    const headers = { 'user-agent': chrome };
    await app().app.inject({
      method: 'POST',
      url: '/api/verifyOtp',
      headers: {
        ...headers,
        'x-sportello-client': 'test',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: pending,
      },
      payload: new URLSearchParams({ challenge: output.challenge, val_code: '123456' }).toString(),
    });
    expect((await warnings(app())).map(({ subject }) => subject)).toEqual([
      'New sign-in to Sportello: Chrome on Windows',
    ]);
  });

  it('opens nothing by its token alone', async () => {
    const { device } = await signInFrom(app());
    expect((await callOn(app().app, getSessions, {}, { cookie: device })).status).toBe(401);
  });
});
