import { requestRecovery, saveRecoveredPassword, type LoginChannel } from 'shared-api/contracts/auth';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { callOn, createTestApp, type TestApp } from '../../../testing/index.ts';
import { sampled } from '../../../testing/sampled.ts';
import { serveAuth } from '../auth.routes.ts';
import { loadPrincipal } from '../sessions/session-view.service.ts';
import {
  askForCode,
  askForSms,
  cookieOf,
  createAuthAreas,
  describeAuth,
  enterCode,
  enterPassword,
  idOf,
  password,
} from '../testing/auth-app.ts';
import { passwordHasher } from '../testing/password-hasher.ts';
import {
  buildApp,
  enable,
  enterAuthCode,
  passSetupCode,
  setUpApp,
} from '../testing/authenticator.builders.ts';
import { codesAround, tryCodes } from '../testing/code-attack.ts';

const byMail = sampled({ name: 'codes tried at once, by mail', whole: 3000, sample: 500 });
const byOthers = sampled({ name: 'codes tried at once, by SMS and by the app', whole: 500, sample: 200 });
const hour = 60 * 60_000;
let app: TestApp;

/** Chooses a new password by the link of a mail. */
async function recoverPassword(app: TestApp, newPassword: string): Promise<void> {
  const asked = {
    username: 'mario.rossi',
    method: 'SEND_OLD_PASSWORD',
    siteDomain: '',
    product: 'docsign',
  } as const;
  await callOn(app.app, requestRecovery, asked);
  const texts = (await app.outbox()).map(({ text }) => /\/recover#([\w-]{43})\b/.exec(text)?.[1]);
  const secret = texts.find(Boolean) ?? '';
  expect((await callOn(app.app, saveRecoveredPassword, { secret, newPassword })).status).toBe(200);
}

// Thousands of calls: on the embedded database alone. What they count on is tested on both, at its place.
beforeAll(async () => {
  app = await createTestApp({
    loadPrincipal,
    routes: (fastify, platform) => serveAuth(fastify, createAuthAreas(platform).auth),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  const { db, clock } = app;
  await makeDemoCompany({ db, clock, passwordHasher, password });
});

/** Somebody who knows the password waits for the code in several windows. */
async function openWindows(channel: LoginChannel): Promise<string[]> {
  const cookies: string[] = [];
  for (let count = 0; count < 8; count += 1) cookies.push(cookieOf(await enterPassword(app, { channel })));
  return cookies;
}

const staffSessions = async () =>
  (await app.platform.sessions.list(app.db, idOf('mario.rossi'))).filter(({ kind }) => kind === 'staff');

describe('thousands of codes from as many addresses', () => {
  it.each([
    ['mail', 'MAIL', askForCode, byMail],
    ['SMS', 'SMS', askForSms, byOthers],
  ] as const)(
    'never get in by %s, though the right one is among them',
    async (_name, channel, ask, attempts) => {
      const cookies = await openWindows(channel);
      const challenges: string[] = [];
      for (const cookie of cookies) challenges.push((await ask(app, cookie)).output.challenge);
      let turn = 0;
      const outcome = await tryCodes(app, {
        url: '/api/verifyOtp',
        cookies,
        codes: codesAround('123456', attempts),
        form: (code) => ({ challenge: challenges[turn++ % challenges.length] ?? '', val_code: code }),
      });
      expect(outcome.gotIn).toBe(0);
      expect(outcome.refusals['wrong-code']).toBeLessThanOrEqual(30);
      expect(outcome.refusals['too-many-requests']).toBeGreaterThanOrEqual(attempts - 30);
      expect(await staffSessions()).toEqual([]);
    },
  );

  it('never get in by the app, though the right one is among them', async () => {
    const { phone } = await setUpApp(app);
    await app.platform.sessions.revokeAll(app.db, idOf('mario.rossi'));
    app.clock.advance(60_000);
    const outcome = await tryCodes(app, {
      url: '/api/verifyTwoFactorAuth',
      cookies: await openWindows('AUTH'),
      codes: codesAround(phone.code(), byOthers),
      form: (code) => ({ username: btoa('mario.rossi'), val_code: code }),
    });
    expect(outcome.gotIn).toBe(0);
    expect(outcome.refusals['wrong-code']).toBeLessThanOrEqual(30);
    expect(outcome.refusals['too-many-requests']).toBeGreaterThanOrEqual(byOthers - 30);
    expect(await staffSessions()).toEqual([]);
  });
});

describeAuth('somebody who knows the password and has patience', (app) => {
  /** Tries wrong codes of the mail for an hour, as many as are compared. */
  async function tryForAnHour(): Promise<string[]> {
    app().clock.advance(hour);
    const refusals: string[] = [];
    for (let window = 0; window < 6; window += 1) {
      const pending = cookieOf(await enterPassword(app()));
      const sent = await askForCode(app(), pending);
      const { challenge } = sent.output;
      for (let count = 0; count < 5; count += 1)
        refusals.push((await enterCode(app(), pending, { challenge, code: '000000' })).error?.code ?? '');
    }
    return refusals;
  }

  it('is stopped by the hundredth wrong code in a row, until the person has chosen a new password', async () => {
    const compared: string[] = [];
    for (let count = 0; count < 5; count += 1) compared.push(...(await tryForAnHour()));
    expect(compared.filter((refusal) => refusal === 'wrong-code')).toHaveLength(100);
    app().clock.advance(30 * 24 * hour);
    const pending = cookieOf(await enterPassword(app()));
    const { challenge } = (await askForCode(app(), pending)).output;
    const right = await enterCode(app(), pending, { challenge });
    expect(right.error).toMatchObject({
      code: 'too-many-requests',
      ErrDetails: 'Troppi codici sbagliati: scegliere una nuova password con «Password dimenticata?»',
    });
    await recoverPassword(app(), 'Tutta-Nuova-9!');
    const cookie = cookieOf(await enterPassword(app(), { password: 'Tutta-Nuova-9!' }));
    const sent = await askForCode(app(), cookie);
    expect((await enterCode(app(), cookie, sent.output)).status).toBe(200);
  });
});

describeAuth('a code that was used', (app) => {
  const waitFor = async (channel: LoginChannel) => cookieOf(await enterPassword(app(), { channel }));

  it.each([
    ['mail', 'MAIL', askForCode],
    ['SMS', 'SMS', askForSms],
  ] as const)(
    'by %s opens nothing the second time, in this window or another',
    async (_name, channel, ask) => {
      const pending = await waitFor(channel);
      const sent = (await ask(app(), pending)).output;
      const entered = await enterCode(app(), pending, sent);
      expect(entered.status).toBe(200);
      expect((await enterCode(app(), pending, sent)).status).toBe(401);
      for (const cookie of [cookieOf(entered), await waitFor(channel)])
        expect((await enterCode(app(), cookie, sent)).error?.code).toBe('code-expired');
    },
  );

  it('of the app, and a recovery code, open nothing the second time', async () => {
    const { phone, recoveryCodes } = await setUpApp(app());
    app().clock.advance(60_000);
    for (const code of [phone.code(), recoveryCodes[0] ?? '']) {
      const pending = await waitFor('AUTH');
      expect((await enterAuthCode(app(), pending, { code })).status).toBe(200);
      expect((await enterAuthCode(app(), pending, { code })).status).toBe(401);
      const again = await enterAuthCode(app(), await waitFor('AUTH'), { code });
      expect(again.error?.code).toBe('wrong-code');
    }
  });

  it('for a setup shows no key the second time, in this window or another', async () => {
    const pending = await waitFor('AUTH');
    const challenge = await passSetupCode(app(), pending);
    const setup = (await enable(app(), pending, challenge)).output;
    const entered = { code: buildApp(app(), setup).code(), challenge: setup.challenge ?? '' };
    expect((await enterAuthCode(app(), pending, entered)).status).toBe(200);
    const other = await waitFor('MAIL');
    expect((await enterAuthCode(app(), other, entered)).error?.code).toBe('code-expired');
    expect((await enable(app(), other, challenge)).output.key).toBe('');
  });
});
