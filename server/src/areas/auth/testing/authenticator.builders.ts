import {
  startAuthenticatorSetup,
  verifyAuthenticator,
  type AuthenticatorSetup,
} from 'shared-api/contracts/auth';
import { sendCodeByMail } from 'shared-api/contracts/platform';
import { callOn, type TestApp } from '../../../testing/index.ts';
import { codeAt } from '../authenticator/time-code.ts';
import { cookieOf, enterCode, enterPassword, signIn } from './auth-app.ts';

const username = 'mario.rossi';

/** Enters the password for the channel Auth; gives back the cookie of the session that waits. */
export async function enterPasswordForAuth(app: TestApp, name = username): Promise<string> {
  return cookieOf(await enterPassword(app, { username: name, channel: 'AUTH' }));
}

/** Begins with the app, as the screen does. */
export function enable(app: TestApp, cookie: string, challenge?: string) {
  return callOn(app.app, startAuthenticatorSetup, { username, ...(challenge && { challenge }) }, { cookie });
}

/** Enters a code of the app, or a recovery code. */
export function enterAuthCode(app: TestApp, cookie: string, entered: { code: string; challenge?: string }) {
  return callOn(app.app, verifyAuthenticator, { username, ...entered }, { cookie });
}

/** Has the code by mail sent that a setup asks for. */
export function askForSetupCode(app: TestApp, cookie: string) {
  const input = { username, product: 'docsign', purpose: 'authenticator' as const };
  return callOn(app.app, sendCodeByMail, input, { cookie });
}

/** Enters the code by mail that a setup asks for; gives back its challenge, which is good once. */
export async function passSetupCode(app: TestApp, cookie: string): Promise<string> {
  const { challenge } = (await askForSetupCode(app, cookie)).output;
  await enterCode(app, cookie, { challenge });
  return challenge;
}

/** An app that holds the key of a setup: it shows the code of now, or of some steps later. */
export function buildApp(app: TestApp, { key }: Pick<AuthenticatorSetup, 'key'>) {
  return { code: (steps = 0) => codeAt(key, new Date(app.clock.now().getTime() + steps * 30_000)) };
}

/** Sets an app up for somebody who is signed in; the codes of now are used up by it. */
export async function setUpApp(app: TestApp, name = username) {
  const cookie = await signIn(app, name);
  const setup = (await enable(app, cookie, await passSetupCode(app, cookie))).output;
  const phone = buildApp(app, setup);
  const challenge = setup.challenge ?? '';
  const { recoveryCodes } = (await enterAuthCode(app, cookie, { code: phone.code(), challenge })).output;
  return { cookie, phone, recoveryCodes, key: setup.key };
}
