import {
  addPasskey,
  checkLoginPasskey,
  getNewPasskeyOptions,
  getPasskeyLoginOptions,
  getPasskeys,
} from 'shared-api/contracts/auth';
import { callOn, type TestApp } from '../../../../testing/index.ts';
import { password } from '../../testing/auth-app.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

type Credential = ReturnType<SoftwarePasskey['create']>;
type Assertion = ReturnType<SoftwarePasskey['get']>;

/** Begins a passkey. */
export const beginPasskey = (app: TestApp, cookie: string, given = password) =>
  callOn(app.app, getNewPasskeyOptions, { password: given }, { cookie });

/** Submits a passkey. */
export const submitPasskey = (app: TestApp, cookie: string, credential: Credential, name = 'Telefono') =>
  callOn(app.app, addPasskey, { name, credential }, { cookie });

/** Adds a passkey through every step. */
export async function addPasskeyOf(app: TestApp, cookie: string, device: SoftwarePasskey, name?: string) {
  const { output } = await beginPasskey(app, cookie);
  return submitPasskey(app, cookie, device.create(output), name);
}

/** What the caller sees of their passkeys. */
export const listPasskeysOf = async (app: TestApp, cookie: string) =>
  (await callOn(app.app, getPasskeys, {}, { cookie })).output;

/** Begins a sign-in. */
export const beginLogin = async (app: TestApp) => (await callOn(app.app, getPasskeyLoginOptions, {})).output;

/** Submits a signed challenge. */
export const enterBy = (app: TestApp, credential: Assertion, userId?: string) =>
  callOn(app.app, checkLoginPasskey, { credential, product: 'docsign', userId });
