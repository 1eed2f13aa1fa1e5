import type { AuthenticatorSetup, SignedInUser, newPasskeyOptions } from 'shared-api/contracts/auth';
import type { CodeSent } from 'shared-api/contracts/platform';
import type { z } from 'zod';

/** A user as the server answers after the last factor. */
export function buildSignedInUser(overrides: Partial<SignedInUser> = {}): SignedInUser {
  return {
    fullName: 'Mario Rossi',
    a: 'N',
    b: 'N',
    token: 'user-1',
    system: 'docsign',
    tokenSystem: '',
    username: 'mario.rossi',
    userId: 'user-1',
    usesBadge: false,
    customerOrSupplierCount: 0,
    isAgila: false,
    models: '',
    permissions: ['doc_docsign'],
    needsSmsCode: false,
    ...overrides,
  };
}

/** The answer to a code that was sent. */
export function buildCodeSent(overrides: Partial<CodeSent> = {}): CodeSent {
  return {
    challenge: 'challenge-1',
    resendAfter: 30,
    expiresAfter: 300,
    sentTo: 'm•••@acme.example',
    ...overrides,
  };
}

/** What an app needs to know, as the server answers it to who sets one up. */
export function buildAuthenticatorSetup(overrides: Partial<AuthenticatorSetup> = {}): AuthenticatorSetup {
  return {
    showsQr: true,
    qrImage: 'data:image/svg+xml;base64,PHN2Zy8+',
    key: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    appAddress: 'otpauth://totp/Sportello:mario.rossi?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    challenge: 'setup-1',
    needsMailCode: false,
    ...overrides,
  };
}

/** The answer to who has an app, or has to enter a code by mail first. */
export function buildNothingToSetUp(overrides: Partial<AuthenticatorSetup> = {}): AuthenticatorSetup {
  const nothing = { showsQr: false, qrImage: '', key: '', appAddress: '', challenge: null };
  return buildAuthenticatorSetup({ ...nothing, ...overrides });
}

/** What the server wants of a new passkey. */
export function buildNewPasskeyOptions(): z.output<typeof newPasskeyOptions> {
  return {
    challenge: 'aa',
    rp: { id: 'localhost', name: 'Sportello' },
    user: { id: 'aa', name: 'mario.rossi', displayName: 'Mario Rossi' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
