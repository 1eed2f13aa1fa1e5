import { z } from 'zod';
import { defineCall, instant, oneOfOr, wholeNumber, wireObject } from '../common/index.ts';

/** What happened to a document, as its sender may want to know it. `opened` and what follows up to `asked` is its receiver's doing. */
const documentEventKind = z.enum([
  'created',
  'edited',
  'sent',
  'opened',
  'verified',
  'signed',
  'completed',
  'asked',
  'sealed',
  'mailed',
  'reminded',
  'downloaded',
  'changed',
  'restored',
]);
export type DocumentEventKind = z.infer<typeof documentEventKind>;

/** The events of a document out of the log, the first one first (departure D94). */
export const getDocumentHistory = defineCall({
  name: 'DocSignGetHistory',
  method: 'GET',
  access: 'admin',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: wireObject({
    events: z.array(
      wireObject({
        kind: documentEventKind,
        at: instant,
        /** Of `asked`: that the document is for somebody else. */
        isWrongReceiver: ['wrong_receiver', z.boolean().optional()],
        /** Who did it; null where the product did, or an account is gone. */
        who: z.string().nullable(),
        /** From which address of the network; null where the product did it. */
        ip: z.string().nullable(),
        /** Of a signed box its number, from 1. */
        box: wholeNumber.nullable(),
      }),
    ),
  }),
});

/**
 * What is wrong with the log of a document: of its events, of the end kept apart, of the one noted with it, of its sealed PDF
 * (`certificate-other`: sealed by somebody else), of another of its files (`part-changed`), or of
 * its rows (`row-other`, `row-unknown`: a document, signatures or a seal without an event), or of the message that was signed
 * (`message-other`); `other` is one that this page does not know.
 */
const logProblemKinds = [
  'altered',
  'missing',
  'reordered',
  'cut',
  'emptied',
  'rewritten',
  'added',
  'end-missing',
  'end-swapped',
  'document-end',
  'seal-end',
  'seal-broken',
  'file-changed',
  'part-changed',
  'certificate-other',
  'certificate-ended',
  'row-other',
  'row-unknown',
  'message-other',
  'other',
] as const;

const logProblem = wireObject({
  kind: oneOfOr(logProblemKinds, 'other'),
  /** The event where it shows, from 1; null where it is about none. */
  at: wholeNumber.nullable(),
});
export type LogProblem = z.infer<typeof logProblem>;

/**
 * Verifies the log of a document now: its chain, and that it is the one whose end stands with the document and in the sealed PDF
 * (decision 062). No problem is the good answer.
 */
export const verifyDocumentLog = defineCall({
  name: 'DocSignVerifyLog',
  access: 'admin',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: wireObject({
    checkedAt: ['checked_at', instant],
    events: wholeNumber,
    /** Whether there is a sealed PDF to compare with; `older`: one from before the end of the log was written there. */
    seal: z.enum(['none', 'older', 'compared']),
    problems: z.array(logProblem),
  }),
});
