import { z } from 'zod';
import { defineCall, instant, wholeNumber, wireObject } from '../common/index.ts';

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
