import { z } from 'zod';
import { defineCall, instant, okAnswer, wireObject } from '../common/index.ts';
import { passkeyName } from './passkeys.rules.ts';
import { checkLogin } from './sign-in.contract.ts';

/** Bytes as WebAuthn's JSON carries them. */
const bytes = z.string().max(20_000, { abort: true }).pipe(z.base64url());
const transports = z.array(z.string().max(40)).max(10);
const named = z.object({ id: bytes, type: z.literal('public-key'), transports: transports.optional() });
const extensions = z.record(z.string(), z.unknown());

/** What the browser needs to sign in by a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyLoginOptions = z.object({
  challenge: bytes,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const newPasskeyOptions = z.object({
  challenge: bytes,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** A passkey that was just made: `RegistrationResponseJSON` of WebAuthn. */
export const newPasskeyCredential = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().optional(),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
  clientExtensionResults: extensions,
});

/** A challenge that a passkey has signed: `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyAssertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().optional(),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  clientExtensionResults: extensions,
});

/** Begins a sign-in by passkey: a challenge of five minutes for one use. Fails with `unavailable` (503) where there is no domain. */
export const getPasskeyLoginOptions = defineCall({
  name: 'getPasskeyLoginOptions',
  access: 'public',
  input: z.object({}),
  output: passkeyLoginOptions,
});

/**
 * Signs in by a passkey, which stands for both factors: it was unlocked by finger, face or PIN. Answers as `checkLogin` does.
 * A screen that waits for one person, whose session ended under it, says whom: another's passkey opens nothing then.
 * Fails with `wrong-credentials` (401), the same whatever is wrong, `other-person` (409), `too-many-requests` (429) or `not-signed-in` where it
 * was to be a second factor and no sign-in by the company waits for one.
 */
export const checkLoginPasskey = defineCall({
  name: 'checkLoginPasskey',
  encoding: 'json',
  access: 'public',
  input: wireObject({
    credential: passkeyAssertion,
    product: ['productid', z.string()],
    userId: ['user_id', z.string().optional()],
    /** It is the second factor of the caller's sign-in by their company, which waits for one; another's passkey opens nothing then. */
    isFactor: ['is_factor', z.boolean().optional()],
  }),
  output: checkLogin.output,
});

/** A passkey of the caller. */
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  /** Null as long as it was never used. */
  lastUsedAt: instant.nullable(),
  /** Whether it is kept in an account (of Google, Apple, a password manager) and so on several devices. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** The caller's passkeys, the newest first, and whether this address can have any. */
export const getPasskeys = defineCall({
  name: 'getPasskeys',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ isAvailable: z.boolean(), passkeys: z.array(passkey) }),
});

/**
 * Begins the making of a passkey, for who gives their password again: it is a whole way in, and an open browser must not be enough.
 * Fails with `invalid-input` (400) on `password`, `conflict` (409) when there are too many, `forbidden` before the own password.
 */
export const getNewPasskeyOptions = defineCall({
  name: 'getNewPasskeyOptions',
  access: 'signed-in',
  input: z.object({ password: z.string().max(1000) }),
  output: newPasskeyOptions,
});

/** Keeps a passkey that the browser has made, under a name; its person is told by mail. Fails with `invalid-input` (400). */
export const addPasskey = defineCall({
  name: 'addPasskey',
  encoding: 'json',
  access: 'signed-in',
  input: z.object({ name: passkeyName, credential: newPasskeyCredential }),
  output: okAnswer,
});

/** Names one of the caller's passkeys anew. Fails with `not-found` (404). */
export const renamePasskey = defineCall({
  name: 'renamePasskey',
  access: 'signed-in',
  input: z.object({ id: z.uuid(), name: passkeyName }),
  output: okAnswer,
});

/** Removes one of the caller's passkeys at once; its person is told by mail. Fails with `not-found` (404). */
export const removePasskey = defineCall({
  name: 'removePasskey',
  access: 'signed-in',
  input: z.object({ id: z.uuid() }),
  output: okAnswer,
});
