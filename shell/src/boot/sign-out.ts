import { call, refreshBoot } from 'shared-api';
import { registerLogout } from 'shared-api/contracts/auth';

/** What the signature screens keep on the device; it goes with the session (spec 01 §3). */
const signatureItem = 'content_signature';

/** Ends the session; the guards then lead to the sign-in. @throws ApiError when the server could not be told. */
export async function signOut(): Promise<void> {
  await call(registerLogout, {});
  await forgetSession();
}

/** Takes the session off this page once the server knows none. */
export async function forgetSession(): Promise<void> {
  window.localStorage.removeItem(signatureItem);
  await refreshBoot();
}
