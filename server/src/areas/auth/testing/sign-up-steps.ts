import { confirmSignUp, startSignUp } from 'shared-api/contracts/auth';
import { callOn, type TestApp } from '../../../testing/index.ts';

/** The password that people choose who sign up. */
export const chosenPassword = 'Scelta-Bene-7!';

/** Somebody nobody knows, with an address of Beta, where that is enough. */
export const stranger = {
  context: 'docsign',
  login: 'paola.gallo@beta.example',
  companyName: '',
  name: 'Paola',
  surname: 'Gallo',
  email: 'paola.gallo@beta.example',
  phone: '',
};

/** Sends the form of the sign-up. */
export function signUp(app: TestApp, details: Partial<typeof stranger> = {}, language: 'it' | 'en' = 'it') {
  // The outbox is in the order of time, which stands still in tests.
  app.clock.advance(1);
  return callOn(app.app, startSignUp, { ...stranger, ...details }, { language });
}

/** The secret of the newest link in the outbox; empty when the newest mail has none. */
export async function newestSecret(app: TestApp): Promise<string> {
  const [mail] = await app.outbox();
  return /\/register\/confirm#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Chooses the password by a link, and gives a number where there is one. */
export function confirm(app: TestApp, secret: string, newPassword = chosenPassword, phone = '') {
  app.clock.advance(1);
  return callOn(app.app, confirmSignUp, { secret, newPassword, phone });
}

/** Signs somebody up and confirms the address, with their number. */
export async function signUpAndConfirm(app: TestApp, details: Partial<typeof stranger> = {}) {
  await signUp(app, details);
  return confirm(app, await newestSecret(app), chosenPassword, details.phone);
}
