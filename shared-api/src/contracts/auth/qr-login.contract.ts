import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  instant,
  okAnswer,
  wholeNumber,
  okAnd,
  wireObject,
} from '../common/index.ts';
import { maxPasswordLength } from './passwords.rules.ts';
import { checkLogin, loginChannel } from './sign-in.contract.ts';

const makerFields = {
  userId: ['user_id', z.string().min(1).max(100)],
  token: z.string().max(200),
} as const;
const maker = wireObject(makerFields);

/**
 * Whether the caller may have a QR code made, for themselves alone (spec 01 §7), and what it will be: valid for so many days, and
 * so many more that they may have. Fails with `forbidden` (403) for anybody else, and for who has not chosen their password yet.
 */
export const checkQrPassword = defineCall({
  name: 'validateCreateQRCode',
  access: 'signed-in',
  input: maker,
  output: okAnd({
    validForDays: ['valid_days', wholeNumber],
    left: ['codes_left', wholeNumber],
  }),
});

/**
 * Makes a QR code (spec 01 §7), for who gives their password again: it is a way in, and an open browser must not be enough (departure
 * D33). `ValUrl` is where its file is fetched, with the ticket, once, in the next five minutes: only then does the secret come into
 * being, so that it is kept nowhere. Fails with `invalid-input` (400) on `password`, `forbidden` (403) or `conflict` (409: too many).
 */
export const createQrCode = defineCall({
  name: 'createQRCodeSingle',
  access: 'signed-in',
  input: wireObject({ ...makerFields, password: z.string().max(maxPasswordLength).optional() }),
  output: okAnd({
    address: ['ValUrl', z.string()],
    ticket: z.string(),
  }),
});

/** The file of a QR code that was just made: a picture. Fails with `not-found` (404) when it was fetched before, or too late. */
export const downloadQrCode = defineDownload({
  name: 'downloadQRCode',
  types: ['image/png'],
  access: 'signed-in',
  input: z.object({ ticket: z.string().min(1).max(200) }),
});

/** A QR code that still signs in. */
const qrCode = z.object({
  id: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** Null as long as it was never used. */
  lastUsedAt: instant.nullable(),
});
export type QrCode = z.infer<typeof qrCode>;

/** The caller's QR codes that still sign in, the newest first. */
export const listQrCodes = defineCall({
  name: 'getQRCodes',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ codes: z.array(qrCode) }),
});

/** Ends one of the caller's QR codes at once. Fails with `not-found` (404) when it is not there, or not the caller's. */
export const revokeQrCode = defineCall({
  name: 'revokeQRCode',
  access: 'signed-in',
  input: z.object({ id: z.uuid() }),
  output: okAnswer,
});

/**
 * Signs in by the secret of a QR code in place of user and password (spec 01 §2); answers as `checkLogin` does, and the second
 * factor follows. Fails with `wrong-credentials` (401), the same for a code that is wrong, expired or revoked, or with
 * `too-many-requests` (429).
 */
export const signInByQrCode = defineCall({
  name: 'checkLoginQRCode',
  access: 'public',
  input: wireObject({
    secret: z.string().min(1).max(200),
    product: ['productid', z.string()],
    channel: loginChannel,
  }),
  output: checkLogin.output,
});
