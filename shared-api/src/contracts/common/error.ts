import { z } from 'zod';

/** Every reason why a call can fail, with its HTTP status. The server's texts give each its words; a screen may branch on it. */
const errors = {
  'invalid-input': { status: 400 },
  'not-signed-in': { status: 401 },
  'other-person': { status: 409 },
  forbidden: { status: 403 },
  'not-found': { status: 404 },
  conflict: { status: 409 },
  'too-large': { status: 413 },
  'too-many-requests': { status: 429 },
  unavailable: { status: 503 },
  internal: { status: 500 },
  'wrong-credentials': { status: 401 },
  'product-not-enabled': { status: 403 },
  'wrong-code': { status: 422 },
  'code-expired': { status: 422 },
  'resend-too-early': { status: 429 },
  'phone-number-missing': { status: 422 },
  'link-invalid': { status: 410 },
  'document-expired': { status: 410 },
  'document-already-signed': { status: 409 },
  'signatures-incomplete': { status: 422 },
  'pdf-refused': { status: 422 },
  'pdf-editing-failed': { status: 502 },
  'file-changed': { status: 409 },
} as const;

export type ErrorCode = keyof typeof errors;

/** The codes of all errors. */
const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** The HTTP status of an error. */
export function statusOfError(code: ErrorCode): number {
  return errors[code].status;
}

/**
 * What a failed call answers (spec 02 §8): `Error` and `ErrDetails` hold the sentence to show, in the caller's language;
 * `fields` names, by its name on the wire, what was wrong with each field; `requestId` finds the call in the server's log.
 */
export const errorAnswer = z.object({
  Result: z.literal('KO'),
  Error: z.string(),
  ErrDetails: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
  /** Of an error of the server's own: its trace, where traces are kept. */
  traceId: z.string().optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
