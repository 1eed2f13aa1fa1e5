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
export interface Secrets {
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
 * Goes every way of the area that needs something secret, to its end, with a few wrong tries: sign-in by mail, SMS, app, recovery
 * code, passkey and QR code, a new mail address and phone number, recovery, sign-up, removal. Nobody is signed in at the end.
 */
export async function runAllAuthFlows(app: TestApp, code: string): Promise<Secrets> {
  const byCode = await signInByCode(app, code);
  const byApp = await signInByApp(app, code);
  const byPasskey = await changeContactsAndComeByPasskey(app, code);
  const recovery = await recoverPassword(app);
  const signUpSecret = await signUpByLink(app);
  const byQrCode = await comeByQrCodeAndLeave(app, code);
  const cookies = [...byCode, ...byApp.cookies, ...byPasskey, ...byQrCode.cookies];
  for (const cookie of cookies) await callOn(app.app, registerLogout, {}, { cookie });
  const { key, timeCodes, recoveryCodes } = byApp;
  return { cookies, links: [recovery, signUpSecret, ...byQrCode.links], key, timeCodes, recoveryCodes };
}

/** By mail and by SMS, each after a wrong password and a wrong code. */
async function signInByCode(app: TestApp, code: string): Promise<string[]> {
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

async function signInByApp(app: TestApp, code: string) {
  const pending = await enterPasswordForAuth(app);
  const { challenge: passed } = (await askForSetupCode(app, pending)).output;
  await enterCode(app, pending, { challenge: passed, code });
  const setup = (await enable(app, pending, passed)).output;
  const phone = buildApp(app, setup);
  const first = await enterAuthCode(app, pending, { code: phone.code(), challenge: setup.challenge ?? '' });
  const { recoveryCodes } = first.output;
  const again = await enterPasswordForAuth(app);
  await enterAuthCode(app, again, { code: phone.code() });
  const byTimeCode = await enterAuthCode(app, again, { code: phone.code(1) });
  const last = await enterPasswordForAuth(app);
  const byRecoveryCode = await enterAuthCode(app, last, { code: recoveryCodes[0] ?? '' });
  return {
    key: setup.key,
    recoveryCodes,
    timeCodes: [phone.code(), phone.code(1)],
    cookies: [pending, again, last, ...[first, byTimeCode, byRecoveryCode].map(cookieOf)],
  };
}

async function changeContactsAndComeByPasskey(app: TestApp, code: string): Promise<string[]> {
  const username = 'anna.neri';
  const pending = cookieOf(await enterPassword(app, { username }));
  const { challenge } = (await askForCode(app, pending)).output;
  const cookie = cookieOf(await enterCode(app, pending, { challenge, code }));
  const anna = { firstName: 'Anna', lastName: 'Neri', email: 'anna@nuovo.example', version: 1, password };
  await callOn(app.app, updateOwnProfile, anna, { cookie });
  const asked = { username, product: 'docsign', purpose: 'newmail' } as const;
  const sent = (await callOn(app.app, sendCodeByMail, asked, { cookie })).output;
  await enterCode(app, cookie, { challenge: sent.challenge, code });
  await callOn(app.app, confirmEmail, { challenge: sent.challenge }, { cookie });
  await changePhoneNumber(app, cookie, code);
  const device = createSoftwarePasskey();
  await addPasskeyOf(app, cookie, device);
  return [pending, cookie, cookieOf(await enterBy(app, device.get(await beginLogin(app))))];
}

async function changePhoneNumber(app: TestApp, cookie: string, code: string) {
  await callOn(app.app, changePhone, { prefix: '+39', mobile: '3337654321', password }, { cookie });
  const asked = { product: 'docsign', purpose: 'newphone' } as const;
  const { challenge } = (await callOn(app.app, sendCodeBySms, asked, { cookie })).output;
  await enterCode(app, cookie, { challenge, code });
  await callOn(app.app, confirmPhone, { challenge }, { cookie });
}

async function recoverPassword(app: TestApp): Promise<string> {
  const asked = { username: 'hr.acme', method: 'SEND_OLD_PASSWORD', product: 'docsign' } as const;
  await callOn(app.app, requestRecovery, { ...asked, siteDomain: '' });
  const secret = await secretOf(app, /\/recover#([\w-]{43})\b/);
  await callOn(app.app, saveRecoveredPassword, { secret, newPassword: recoveredPassword });
  return secret;
}

async function signUpByLink(app: TestApp): Promise<string> {
  await signUp(app);
  const secret = await newestSecret(app);
  await confirm(app, secret);
  return secret;
}

/** Makes a QR code and signs in with it, then removes the account by the link of the SMS. */
async function comeByQrCodeAndLeave(app: TestApp, code: string) {
  const username = 'giulia.bianchi';
  const userId = idOf(username);
  const pending = cookieOf(await enterPassword(app, { username }));
  const { challenge } = (await askForCode(app, pending)).output;
  const cookie = cookieOf(await enterCode(app, pending, { challenge, code }));
  const qrCode = await makeQrCode(app, cookie, { userId, token: userId });
  const shown = cookieOf(await enterQrCode(app, qrCode));
  const claimed = { username, email: 'giulia.bianchi@acme.example', context: 'docsign' };
  await callOn(app.app, requestRemoval, { ...claimed, method: 'REMOVE_ACCOUNT' }, { cookie });
  const removal = await secretOf(app, /removeAccount#([\w-]{43})/);
  await callOn(app.app, removeAccount, { secret: removal });
  return { cookies: [pending, cookie, shown], links: [qrCode, removal] };
}

/** What a pattern finds in the newest message of the outbox that has it. */
async function secretOf(app: TestApp, pattern: RegExp): Promise<string> {
  const found = (await app.outbox()).map(({ text }) => pattern.exec(text)?.[1]);
  return found.find(Boolean) ?? '';
}
