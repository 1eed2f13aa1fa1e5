import { z } from 'zod';
import { defineCall, instant, okAnswer, wireObject } from '../common/index.ts';

/** Most bytes of a file with a certificate and its key: they take some 10 KB. */
export const maxSealFileBytes = 64 * 1024;

/** How long before its end a certificate counts as ending, in days. */
export const sealEndsSoonDays = 60;

/** A certificate, as it says of itself. */
const sealCertificate = wireObject({
  /** Whose it is: name and organization. */
  subject: z.string(),
  issuer: z.string(),
  /** Serial number, hex. */
  serial: z.string(),
  validFrom: ['valid_from', instant],
  validUntil: ['valid_until', instant],
  /** SHA-256 of the certificate, hex in pairs with colons. */
  fingerprint: z.string(),
});
export type SealCertificate = z.output<typeof sealCertificate>;

/**
 * The seal that counts. `own`: the installation made it, and whoever verifies has to trust it by hand; `uploaded` on screen; `configured` by
 * the environment, or of a `remote` host, and then not to be changed here.
 */
export const sealInUse = wireObject({
  kind: z.enum(['own', 'uploaded', 'configured', 'remote']),
  /** Null where it is not known here. */
  certificate: sealCertificate.nullable(),
  /** `ending`: within `sealEndsSoonDays`; `ended` and `unreadable`: nothing is sealed; `unknown` of a remote one. */
  state: z.enum(['good', 'ending', 'ended', 'unreadable', 'unknown']),
});
export type SealInUse = z.output<typeof sealInUse>;

const file = wireObject({ password: z.string().max(500) });

/**
 * Reads a P12 (PKCS#12) with its password and signs on trial; keeps nothing. Fails with `invalid-input` on `file` or `password` for what cannot
 * seal, `conflict` where the seal is not to be changed here, `forbidden` for any other than super users.
 */
export const checkSealFile = defineCall({
  name: 'checkSealFile',
  encoding: 'multipart',
  access: 'admin',
  input: file,
  files: ['file'],
  output: sealCertificate,
});

/** Keeps the key and certificates of a P12, with which is sealed from now on. Fails as `checkSealFile`. */
export const saveSeal = defineCall({
  name: 'saveSeal',
  encoding: 'multipart',
  access: 'admin',
  input: file,
  files: ['file'],
  output: okAnswer,
});

/** Forgets what was uploaded: the installation's own seals again. Fails with `conflict` where nothing was, `forbidden` as above. */
export const resetSeal = defineCall({
  name: 'resetSeal',
  access: 'admin',
  input: z.object({}),
  output: okAnswer,
});
