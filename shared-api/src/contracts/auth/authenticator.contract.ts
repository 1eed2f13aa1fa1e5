import { z } from 'zod';
import {
  claimedUsername,
  defineCall,
  instant,
  okAnswer,
  wholeNumber,
  okAnd,
  wireObject,
  zeroOne,
} from '../common/index.ts';
import { recoveryCode, timeCode } from './authenticator.rules.ts';
import { signedInUser } from './sign-in.contract.ts';

/** A code of the app, or a recovery code in its place. */
const authenticatorCode = z.union([timeCode, recoveryCode]);

/** What an app needs to know. Where nothing is to be set up, the texts are empty and `challenge` is null. */
const setup = {
  /** Whether a QR code is to be scanned before the code is entered. */
  showsQr: ['view_qrcode', zeroOne],
  /** The QR code as a picture (a `data:` address). */
  qrImage: ['qrCodeUrl', z.string()],
  /** The key, for who cannot scan, and the address by which a phone's app takes it. */
  key: z.string(),
  appAddress: ['otpauth_url', z.string()],
  /** Names what was begun; `verifyAuthenticator` ends it. */
  challenge: z.string().nullable(),
  /** A first app is shown its key only after a code by mail (`tipo_op` authenticator): ask again with its challenge. */
  needsMailCode: ['needs_mail_code', zeroOne],
} as const;

const authenticatorSetup = okAnd(setup);
export type AuthenticatorSetup = z.output<typeof authenticatorSetup>;

/**
 * Begins with the app (spec 01 §4 and §7): for who has one, only its code is to be entered (`view_qrcode` 0); for who has none,
 * the QR code of a new key, once a code by mail was entered.
 */
export const startAuthenticatorSetup = defineCall({
  name: 'enableTwoFactorAuth',
  access: 'pending',
  input: wireObject({ username: claimedUsername, challenge: z.string().optional() }),
  output: authenticatorSetup,
});

/**
 * Checks a code of the app (spec 01 §5 and §7). While signing in it makes the session and answers the user; with the `challenge`
 * of a setup it ends that, and answers the recovery codes, this once. Fails with `wrong-code` (422) or `code-expired` (422).
 */
export const verifyAuthenticator = defineCall({
  name: 'verifyTwoFactorAuth',
  access: 'pending',
  input: wireObject({
    username: claimedUsername,
    code: ['val_code', authenticatorCode],
    challenge: z.string().optional(),
  }),
  output: okAnd({
    user: signedInUser.nullable(),
    recoveryCodes: ['recovery_codes', z.array(z.string())],
  }),
});

/** How it stands with the caller's app: since when there is one, and how many recovery codes are left. */
export const getAuthenticator = defineCall({
  name: 'getTwoFactorAuth',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({
    enabledAt: ['enabled_at', instant.nullable()],
    /** Too many wrong codes in a row: it is to be set up anew. */
    isLocked: ['is_locked', zeroOne],
    recoveryCodesLeft: ['recovery_codes_left', wholeNumber],
  }),
});

/** What changes the app asks for: a code of the present one or a recovery code, else the challenge of a code by mail. */
const proof = wireObject({
  code: ['val_code', authenticatorCode.optional()],
  challenge: z.string().optional(),
});
export type AuthenticatorProof = z.output<typeof proof>;

/** Begins with a new key; the app of now counts until `verifyAuthenticator` ends it. */
export const replaceAuthenticator = defineCall({
  name: 'replaceTwoFactorAuth',
  access: 'signed-in',
  input: proof,
  output: authenticatorSetup,
});

/** Switches the app off; its recovery codes end with it. */
export const disableAuthenticator = defineCall({
  name: 'disableTwoFactorAuth',
  access: 'signed-in',
  input: proof,
  output: okAnswer,
});

/** Makes ten new recovery codes, told this once; the old ones end. */
export const createRecoveryCodes = defineCall({
  name: 'createRecoveryCodes',
  access: 'signed-in',
  input: proof,
  output: wireObject({ recoveryCodes: ['recovery_codes', z.array(z.string())] }),
});
