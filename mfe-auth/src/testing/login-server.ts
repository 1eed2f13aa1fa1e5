import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkLogin, registerLogin } from 'shared-api/contracts/auth';
import { getBoot, sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { buildCodeSent } from './builders.ts';

/** What `checkLogin` answers to the right password: a code by mail is due. */
export const passwordIsRight = {
  isProductEnabled: true,
  loginType: 'OTP',
  maskedMobile: '',
  prefix: '',
  user: null,
} as const;

/** A fake server that signs anybody in by password and mail code; call it at the top of a test file. */
export function createLoginServer() {
  const server = createFakeServer();
  beforeEach(() => {
    localStorage.clear();
    server.on(checkLogin).answer(() => passwordIsRight);
    server.on(sendCodeByMail).answer(() => buildCodeSent());
    server.on(verifyCode).answer(() => ({ user: null }));
    server.on(registerLogin).succeed();
    server.on(getBoot).answer(() => buildBoot({ session: buildSession() }));
  });
  return server;
}

/** Fills in user and password and signs in. */
export async function enterPassword() {
  await userEvent.type(screen.getByLabelText('Utente'), 'mario.rossi');
  await userEvent.type(screen.getByLabelText('Password'), 'Segreta-1!');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
}

/** The field of a code that was sent. */
export async function findCodeField() {
  const field = await screen.findByRole('textbox', { name: 'Codice' });
  await screen.findByText(/Abbiamo inviato un codice/);
  return field;
}
