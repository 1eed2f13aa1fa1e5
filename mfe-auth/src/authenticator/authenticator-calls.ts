import { call } from 'shared-api';
import {
  createRecoveryCodes,
  disableAuthenticator,
  startAuthenticatorSetup,
  getAuthenticator,
  replaceAuthenticator,
  verifyAuthenticator,
  type AuthenticatorProof,
  type AuthenticatorSetup,
} from 'shared-api/contracts/auth';
import { sendCodeByMail, type CodeSent } from 'shared-api/contracts/platform';
import type { CodeAsked } from 'shared-ui';
import { answerLimit, productId } from '../sign-in/sign-in-settings.ts';

const limit = () => ({ signal: AbortSignal.timeout(answerLimit) });

/** Begins with the app; `challenge` is that of the code by mail, once it was entered. */
export function startSetup(username: string | undefined, challenge?: string): Promise<AuthenticatorSetup> {
  return call(startAuthenticatorSetup, { username, ...(challenge && { challenge }) }, limit());
}

/** Has the code by mail sent that comes before a key is shown or the app is changed. */
export function sendMailCode(username: string | undefined, asked: CodeAsked): Promise<CodeSent> {
  return call(sendCodeByMail, { username, product: productId, purpose: 'authenticator', ...asked }, limit());
}

interface Entered {
  readonly username: string | undefined;
  readonly code: string;
  /** Of the setup that the code ends; null where none is due. */
  readonly challenge: string | null;
}

/** Enters a code of the app. The answer holds the recovery codes of a setup, none otherwise, and who signed in by it. */
export function verifyCode({ username, code, challenge }: Entered) {
  const input = { username, code, ...(challenge && { challenge }) };
  return call(verifyAuthenticator, input, limit());
}

/** How it stands with one's own app. */
export const getState = () => call(getAuthenticator, {}, limit());

/** Begins with a new key in place of the one of now. */
export const replaceApp = (proof: AuthenticatorProof) => call(replaceAuthenticator, proof, limit());

/** Switches the app off. */
export const disableApp = (proof: AuthenticatorProof) => call(disableAuthenticator, proof, limit());

/** Makes new recovery codes. */
export async function renewRecoveryCodes(proof: AuthenticatorProof): Promise<readonly string[]> {
  return (await call(createRecoveryCodes, proof, limit())).recoveryCodes;
}
