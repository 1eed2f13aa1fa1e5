import { z } from 'zod';

/** Every reason why a call can fail. The server's texts give each its words; a screen may branch on it. */
export const errorCodes = [
  'invalid-input',
  'not-signed-in',
  'other-person',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'too-many-requests',
  'unavailable',
  'internal',
  'wrong-credentials',
  'product-not-enabled',
  'wrong-code',
  'code-expired',
  'resend-too-early',
  'phone-number-missing',
  'link-invalid',
  'document-expired',
  'document-already-signed',
  'signatures-incomplete',
  'pdf-refused',
  'pdf-editing-failed',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * What a failed call answers (spec 02 §8): `Error` and `ErrDetails` hold the sentence to show, in the caller's language;
 * `fields` names, by our field name, what was wrong with each field; `requestId` finds the call in the server's log.
 */
export const errorAnswer = z.object({
  Result: z.literal('KO'),
  Error: z.string(),
  ErrDetails: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
