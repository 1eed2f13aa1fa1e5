import * as signing from 'shared-api/contracts/signing';
import { right, type Right } from './rights.ts';

/** A signature is personal: nobody else has it, not who administers its owner either. */
const may = ['self'] as const;
const about = 'Mario’s signature object';

/** What people keep to sign with, and who may look at it. */
export const signatureObjects: readonly Right[] = [
  right(signing.listSignatureObjects, {
    about,
    may,
    input: () => ({ search: '', start: 0, length: 30 }),
    shows: (output, { objectId }) => output.rows.some(({ id }) => id === objectId),
  }),
  right(signing.getDefaultSignatureObjects, {
    about,
    may,
    input: () => ({}),
    shows: (output, { objectId }) => output.signature?.id === objectId,
  }),
  right(signing.getSignatureObject, { about, may, input: ({ objectId }) => ({ id: objectId }) }),
  right(signing.getSignatureObjectPicture, { about, may, input: ({ objectId }) => ({ id: objectId }) }),
  right(signing.saveSignatureObject, {
    about,
    may,
    input: ({ objectId }) => ({
      id: objectId,
      kind: 'signature' as const,
      drawing: '',
      text: '',
      isDefault: true,
      version: 1,
    }),
  }),
  right(signing.deleteSignatureObject, { about, may, input: ({ objectId }) => ({ id: objectId }) }),
  right(signing.deleteSignatureObjects, { about, may, input: ({ objectId }) => ({ ids: [objectId] }) }),
];
