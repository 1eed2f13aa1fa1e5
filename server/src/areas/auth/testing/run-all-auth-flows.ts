import {
  changePhone,
  confirmEmail,
  confirmPhone,
  registerLogout,
  removeAccount,
  requestRemoval,
  requestRecovery,
  saveRecoveredPassword,
  updateOwnProfile,
} from 'shared-api/contracts/auth';
import { sendCodeByMail, sendCodeBySms } from 'shared-api/contracts/platform';
import { callOn, type TestApp } from '../../../testing/index.ts';
import { addPasskeyOf, beginLogin, enterBy } from '../passkeys/testing/passkey-calls.ts';
import { createSoftwarePasskey } from '../passkeys/testing/software-passkey.ts';
import { askForCode, askForSms, cookieOf, enterCode, enterPassword, idOf, password } from './auth-app.ts';
import {
  askForSetupCode,
  buildApp,
  enable,
  enterAuthCode,
  enterPasswordForAuth,
} from './authenticator.builders.ts';
import { enter as enterQrCode, makeCode as makeQrCode } from './qr-code-steps.ts';
import { confirm, newestSecret, signUp } from './sign-up-steps.ts';

/** The password that hr.acme has after `runAllAuthFlows`. */
export const recoveredPassword = 'Tutta-Nuova-9!';

/** Every secret that came up, by what it is good for. */
interface Secrets {
  /** Session cookies, those that waited for a code among them. */
  readonly cookies: readonly string[];
  /** Of one-time links and of a QR code. */
  readonly links: readonly string[];
  /** Of the authenticator. */
  readonly key: string;
  readonly timeCodes: readonly string[];
  readonly recoveryCodes: readonly string[];
}

/**
 * Runs every flow of the area that needs something secret, to its end, with a few wrong tries: sign-in by mail, SMS, app, recovery
 * code, passkey and QR code, a new mail address and phone number, recovery, sign-up, removal. Nobody is signed in at the end.
 */
export async function runAllAuthFlows(app: TestApp, code: string): Promise<Secrets> {
  const byCode = await signInByCode(app, code);
  const byApp = await signInByApp(app, code);
  const byPasskey = await changeContactsAndSignInByPasskey(app, code);
  const recovery = await recoverPassword(app);
  const signUpSecret = await signUpByLink(app);
  const byQrCode = await signInByQrCodeAndRemoveAccount(app, code);
  const cookies = [...byCode, ...byApp.cookies, ...byPasskey, ...byQrCode.cookies];
  for (const cookie of cookies) await callOn(app.app, registerLogout, {}, { cookie });
  const { key, timeCodes, recoveryCodes } = byApp;
  return { cookies, links: [recovery, signUpSecret, ...byQrCode.links], key, timeCodes, recoveryCodes };
}

/** By mail and by SMS, each after a wrong password and a wrong code. */
async function signInByCode(app: TestApp, code: string): Promise<string[]> {
  refused(await enterPassword(app, { password: 'sbagliata' }), 'wrong-credentials');
  const cookies: string[] = [];
  for (const [channel, ask] of [
    ['MAIL', askForCode],
    ['SMS', askForSms],
  ] as const) {
    const pending = cookieOf(passed(await enterPassword(app, { channel })));
    const { challenge } = passed(await ask(app, pending)).output;
    refused(await enterCode(app, pending, { challenge, code: '000000' }), 'wrong-code');
    cookies.push(pending, cookieOf(passed(await enterCode(app, pending, { challenge, code }))));
  }
  return cookies;
}

async function signInByApp(app: TestApp, code: string) {
  const pending = await enterPasswordForAuth(app);
  const { challenge } = passed(await askForSetupCode(app, pending)).output;
  passed(await enterCode(app, pending, { challenge, code }));
  const setup = passed(await enable(app, pending, challenge)).output;
  const phone = buildApp(app, setup);
  const ending = { code: phone.code(), challenge: setup.challenge ?? '' };
  const first = passed(await enterAuthCode(app, pending, ending));
  const { recoveryCodes } = first.output;
  const again = await enterPasswordForAuth(app);
  refused(await enterAuthCode(app, again, { code: phone.code() }), 'wrong-code');
  const byTimeCode = passed(await enterAuthCode(app, again, { code: phone.code(1) }));
  const last = await enterPasswordForAuth(app);
  const byRecoveryCode = passed(await enterAuthCode(app, last, { code: recoveryCodes[0] ?? '' }));
  return {
    key: setup.key,
    recoveryCodes,
    timeCodes: [phone.code(), phone.code(1)],
    cookies: [pending, again, last, ...[first, byTimeCode, byRecoveryCode].map(cookieOf)],
  };
}

async function changeContactsAndSignInByPasskey(app: TestApp, code: string): Promise<string[]> {
  const username = 'anna.neri';
  const { pending, cookie } = await signInByMail(app, username, code);
  const anna = { firstName: 'Anna', lastName: 'Neri', email: 'anna@nuovo.example', version: 1, password };
  passed(await callOn(app.app, updateOwnProfile, anna, { cookie }));
  const asked = { username, product: 'docsign', purpose: 'newmail' } as const;
  const { challenge } = passed(await callOn(app.app, sendCodeByMail, asked, { cookie })).output;
  passed(await enterCode(app, cookie, { challenge, code }));
  passed(await callOn(app.app, confirmEmail, { challenge }, { cookie }));
  await changePhoneNumber(app, cookie, code);
  const device = createSoftwarePasskey();
  passed(await addPasskeyOf(app, cookie, device));
  return [pending, cookie, cookieOf(passed(await enterBy(app, device.get(await beginLogin(app)))))];
}

async function changePhoneNumber(app: TestApp, cookie: string, code: string) {
  const wanted = { prefix: '+39', mobile: '3337654321', password };
  passed(await callOn(app.app, changePhone, wanted, { cookie }));
  const asked = { product: 'docsign', purpose: 'newphone' } as const;
  const { challenge } = passed(await callOn(app.app, sendCodeBySms, asked, { cookie })).output;
  passed(await enterCode(app, cookie, { challenge, code }));
  passed(await callOn(app.app, confirmPhone, { challenge }, { cookie }));
}

async function recoverPassword(app: TestApp): Promise<string> {
  const asked = { username: 'hr.acme', method: 'SEND_OLD_PASSWORD', product: 'docsign' } as const;
  passed(await callOn(app.app, requestRecovery, { ...asked, siteDomain: '' }));
  const secret = await secretOf(app, /\/recover#([\w-]{43})\b/);
  passed(await callOn(app.app, saveRecoveredPassword, { secret, newPassword: recoveredPassword }));
  return secret;
}

async function signUpByLink(app: TestApp): Promise<string> {
  passed(await signUp(app));
  const secret = await newestSecret(app);
  passed(await confirm(app, secret));
  return secret;
}

/** Makes a QR code and signs in with it, then removes the account by the link of the SMS. */
async function signInByQrCodeAndRemoveAccount(app: TestApp, code: string) {
  const username = 'giulia.bianchi';
  const userId = idOf(username);
  const { pending, cookie } = await signInByMail(app, username, code);
  const qrCode = await makeQrCode(app, cookie, { userId, token: userId });
  const shown = cookieOf(passed(await enterQrCode(app, qrCode)));
  const claimed = { username, email: 'giulia.bianchi@acme.example', context: 'docsign' };
  passed(await callOn(app.app, requestRemoval, { ...claimed, method: 'REMOVE_ACCOUNT' }, { cookie }));
  const removal = await secretOf(app, /removeAccount#([\w-]{43})/);
  passed(await callOn(app.app, removeAccount, { secret: removal }));
  return { cookies: [pending, cookie, shown], links: [qrCode, removal] };
}

async function signInByMail(app: TestApp, username: string, code: string) {
  const pending = cookieOf(passed(await enterPassword(app, { username })));
  const { challenge } = passed(await askForCode(app, pending)).output;
  const cookie = cookieOf(passed(await enterCode(app, pending, { challenge, code })));
  return { pending, cookie };
}

/** An answer that has to be a success, so that the next step begins where it should. */
function passed<Answer extends AnyAnswer>(answer: Answer): Answer {
  expect([answer.status, answer.error?.code]).toEqual([200, undefined]);
  return answer;
}

/** Checks that a wrong try is refused, and for what it is. */
function refused({ error }: AnyAnswer, code: string): void {
  expect(error?.code).toBe(code);
}

interface AnyAnswer {
  readonly status: number;
  readonly error?: { readonly code: string } | undefined;
}

/** What a pattern finds in the newest message of the outbox that has it. */
async function secretOf(app: TestApp, pattern: RegExp): Promise<string> {
  const found = (await app.outbox()).map(({ text }) => pattern.exec(text)?.[1]);
  const secret = found.find(Boolean) ?? '';
  expect(secret).not.toBe('');
  return secret;
}
