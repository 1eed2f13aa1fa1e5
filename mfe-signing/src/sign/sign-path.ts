import type { DocumentRow } from 'shared-api/contracts/signing';

/** Where a receiver signs a document: at its boxes, or where the phone is verified first; null when they cannot sign it. */
export function signPath({ id, may }: Pick<DocumentRow, 'id' | 'may'>): string | null {
  if (may.sign) return `/sign/${id}`;
  return may.verifyMobile ? `/verifiyMobile?document=${id}&then=sign` : null;
}
