import type { CodeSent, SignedInUser } from 'shared-api/contracts/auth';

/** A user as the server answers him after the last factor. */
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
    result: 'OK',
    challenge: 'challenge-1',
    resendAfter: 30,
    expiresAfter: 300,
    sentTo: 'm•••@acme.example',
    ...overrides,
  };
}
