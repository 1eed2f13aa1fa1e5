import type { SealingState } from 'shared-api/contracts/signing';
import type { DocumentRecord } from '../documents/document.schema.ts';

/** What stands in place of a problem from when a new try was asked for until it begins. */
export const askedAgain = '';

/** Where the sealed PDF of a document stands; undefined before the document is completed. */
export function sealingStateOf({
  state,
  sealProblem,
}: Pick<DocumentRecord, 'state' | 'sealProblem'>): SealingState | undefined {
  if (state === 'signed') return 'signed';
  if (state !== 'sealing') return undefined;
  return sealProblem ? 'failed' : 'sealing';
}
