import { call } from 'shared-api';
import {
  checkLogin,
  credentials,
  registerLogin,
  type Credentials,
  type LoginOutcome,
} from 'shared-api/contracts/auth';
import { answerLimit, productId } from './sign-in-settings.ts';

/** Reads what was typed at the sign-in, as the server would. */
export function readCredentials(typed: unknown) {
  return credentials.safeParse(typed);
}

/** Hands user and password in. @throws ApiError */
export function checkPassword(typed: Credentials): Promise<LoginOutcome> {
  return call(checkLogin, { ...typed, product: productId }, { signal: AbortSignal.timeout(answerLimit) });
}

/** Has the server record the login. @throws ApiError */
export async function sendLogin(): Promise<void> {
  await call(registerLogin, { product: productId });
}
