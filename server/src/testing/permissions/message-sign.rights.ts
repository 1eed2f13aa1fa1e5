import * as signing from 'shared-api/contracts/signing';
import { right, type Right } from './rights.ts';

const row = { about: 'a message', may: ['self'] as const };
const place = { page: 1, left: 10, top: 10, width: 30, height: 10, percX: 0.1, percY: 0.1 };

/** Signing the PDF of a message: who got it, and nobody else. */
export const messageSigning: readonly Right[] = [
  right(signing.getMessageToSign, { ...row, input: ({ copyId }) => ({ id: copyId }) }),
  right(signing.signMessage, {
    ...row,
    input: ({ copyId }) => ({
      id: copyId,
      signature: 'data:image/png;base64,iVBORw0KGgo=',
      picture: '',
      canvasHeight: 100,
      canvasWidth: 100,
      shownPages: [{ page: 1, how: 'screen' as const, at: '2026-03-02T09:00:00Z' }],
      pages: [{ signatures: [place], images: [], texts: [] }],
    }),
  }),
];
