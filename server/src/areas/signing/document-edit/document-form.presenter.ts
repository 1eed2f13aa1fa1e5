import type { DocumentConflict } from 'shared-api/contracts/signing';
import type { DocumentRecord } from '../documents/document.schema.ts';

/** A document as its edit form shows it. */
export function presentForm(document: DocumentRecord): DocumentConflict['current'] {
  const { receiverName, receiverSurname, receiverEmail, title, expires, expiryHours, version } = document;
  return { receiverName, receiverSurname, receiverEmail, title, expires, expiryHours, version };
}

/** What the second writer is shown: who was first, when, and what stands now. */
export function presentConflict(
  document: DocumentRecord,
  changedBy: string,
): DocumentConflict & Record<string, unknown> {
  return { changedBy, changedAt: document.updatedAt.toISOString(), current: presentForm(document) };
}
