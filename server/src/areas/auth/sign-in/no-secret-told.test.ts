import {
  changePhone,
  confirmPhone,
  generateOtpAndSendSMS,
  removeAccount,
  resetAccount,
  resetPwdEmtApp,
  savePasswordByLink,
} from 'shared-api/contracts/auth';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { callOn, createTestApp, type TestApp } from '../../../testing/index.ts';
import { serveAuth } from '../auth.routes.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import { loadPrincipal } from '../sessions/session-view.service.ts';
import {
  askForCode,
  askForSms,
  cookieOf,
  createAuthAreas,
  enterCode,
  enterPassword,
  idOf,
  password,
} from '../testing/auth-app.ts';
import {
  buildApp,
  enable,
  enterAuthCode,
  enterPasswordForAuth,
  askForSetupCode,
} from '../testing/authenticator.builders.ts';
import { enter as enterQrCode, makeCode as makeQrCode } from '../testing/qr-code-steps.ts';
import { chosenPassword, confirm, newestSecret, signUp } from '../testing/sign-up-steps.ts';

interface Told {
  readonly url: string;
  readonly text: string;
}

const newPassword = 'Tutta-Nuova-9!';
const code = '804157';
const answers: Told[] = [];
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    loadPrincipal,
    makeCode: () => code,
    log: (line) => lines.push(line),
    routes: (fastify, platform) => {
      fastify.addHook('onSend', async (request, _reply, payload) => {
        answers.push({ url: request.url, text: String(payload) });
      });
      serveAuth(fastify, createAuthAreas(platform).auth);
    },
  });
  const { db, clock } = app;
  await makeDemoCompany({ db, clock, passwordHasher: createPasswordHasher(), password });
}, 60_000);
afterAll(() => app.close());

/** Whether a text tells a secret: as a whole, not as digits within a longer number. */
const tells = (text: string, secret: string) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text);

/** The addresses whose answers hold a text. */
const tellersOf = (secret: string) => [
  ...new Set(answers.filter(({ text }) => tells(text, secret)).map(({ url }) => url)),
];

/** Signs in by mail and by SMS, each after a wrong password and a wrong code. @returns the cookies. */
async function signInByCode(): Promise<string[]> {
  await enterPassword(app, { password: 'sbagliata' });
  const cookies: string[] = [];
  for (const [channel, ask] of [
    ['MAIL', askForCode],
    ['SMS', askForSms],
  ] as const) {
    const pending = cookieOf(await enterPassword(app, { channel }));
    const { challenge } = (await ask(app, pending)).output;
    await enterCode(app, pending, { challenge, code: '000000' });
    cookies.push(pending, cookieOf(await enterCode(app, pending, { challenge, code })));
  }
  return cookies;
}

async function signInByApp() {
  const pending = await enterPasswordForAuth(app);
  const { challenge: passed } = (await askForSetupCode(app, pending)).output;
  await enterCode(app, pending, { challenge: passed, code });
  const setup = (await enable(app, pending, passed)).output;
  const phone = buildApp(app, setup);
  const challenge = setup.challenge ?? '';
  const { output } = await enterAuthCode(app, pending, { code: phone.code(), challenge });
  const again = await enterPasswordForAuth(app);
  await enterAuthCode(app, again, { code: phone.code() });
  await enterAuthCode(app, again, { code: phone.code(1) });
  const last = await enterPasswordForAuth(app);
  await enterAuthCode(app, last, { code: output.recoveryCodes[0] ?? '' });
  return { key: setup.key, recoveryCodes: output.recoveryCodes, timeCode: phone.code(1) };
}

async function recoverPassword(): Promise<string> {
  const asked = { username: 'mario.rossi', method: 'SEND_OLD_PASSWORD', product: 'docsign' } as const;
  await callOn(app.app, resetPwdEmtApp, { ...asked, siteDomain: '' });
  const secrets = (await app.outbox()).map(({ text }) => /\/recover#([\w-]{43})\b/.exec(text)?.[1]);
  const secret = secrets.find(Boolean) ?? '';
  await callOn(app.app, savePasswordByLink, { secret, newPassword });
  return secret;
}

async function signUpByLink(): Promise<string> {
  await signUp(app);
  const secret = await newestSecret(app);
  await confirm(app, secret);
  await confirm(app, secret);
  return secret;
}

async function changePhoneNumber(cookie: string) {
  const asking = { username: 'giulia.bianchi', product: 'docsign', purpose: 'newphone' as const };
  await callOn(app.app, changePhone, { prefix: '+39', mobile: '3337654321', password }, { cookie });
  const { challenge } = (await callOn(app.app, generateOtpAndSendSMS, asking, { cookie })).output;
  await enterCode(app, cookie, { challenge, code });
  expect((await callOn(app.app, confirmPhone, { challenge }, { cookie })).status).toBe(200);
}

/** Makes a QR code and signs in with it, then removes the account by the link of the SMS. */
async function comeByQrCodeAndLeave() {
  const pending = cookieOf(await enterPassword(app, { username: 'giulia.bianchi' }));
  const { challenge } = (await askForCode(app, pending)).output;
  const cookie = cookieOf(await enterCode(app, pending, { challenge, code }));
  await changePhoneNumber(cookie);
  const giulia = idOf('giulia.bianchi');
  const qrCode = await makeQrCode(app, cookie, { userId: giulia, token: giulia });
  await enterQrCode(app, qrCode);
  const claimed = { username: 'giulia.bianchi', email: 'giulia.bianchi@acme.example' };
  await callOn(
    app.app,
    resetAccount,
    { ...claimed, method: 'REMOVE_ACCOUNT', context: 'docsign' },
    { cookie },
  );
  const messages = (await app.outbox()).map(({ text }) => /removeAccount#([\w-]{43})/.exec(text)?.[1]);
  const removal = messages.find(Boolean) ?? '';
  await callOn(app.app, removeAccount, { secret: removal });
  return { qrCode, removal };
}

describe('the answers and the log of signing in', () => {
  it('tell no code, key, link, password or cookie, but key and recovery codes to who sets an app up', async () => {
    const cookies = await signInByCode();
    const { key, recoveryCodes, timeCode } = await signInByApp();
    const links = [await recoverPassword(), await signUpByLink()];
    const { qrCode, removal } = await comeByQrCodeAndLeave();
    links.push(qrCode, removal);
    const tokens = cookies.map((cookie) => cookie.split('=')[1] ?? '');
    expect(tokens.filter((token) => token.length < 40)).toEqual([]);
    expect(links.map((secret) => secret.length)).toEqual([43, 43, 43, 43]);
    expect(tellersOf(key)).toEqual(['/api/enableTwoFactorAuth']);
    for (const each of recoveryCodes) expect(tellersOf(each)).toEqual(['/api/verifyTwoFactorAuth']);
    for (const each of [code, timeCode, password, newPassword, chosenPassword, ...links, ...tokens])
      expect([each, tellersOf(each)]).toEqual([each, []]);
    const log = lines.join('');
    expect(log).toContain('/api/verifyTwoFactorAuth');
    const passwords = [password, newPassword, chosenPassword];
    const secrets = [code, key, timeCode, ...passwords, ...links, ...recoveryCodes, ...tokens];
    for (const each of secrets) expect([each, tells(log, each)]).toEqual([each, false]);
  });
});
