import type { DocumentRecord } from '../documents/document.schema.ts';

type Bound = Pick<DocumentRecord, 'id' | 'fileHash' | 'receiverEmailKey'>;

/** What a code to sign is bound to: this document's very content, its receiver, who signs, and the number that it went to. */
export function signSubject(
  { id, fileHash, receiverEmailKey }: Bound,
  { userId, number }: { userId: string; number: string },
): string {
  return ['sign', id, fileHash, receiverEmailKey, userId, number].join('|');
}

/** The document in a subject: by it wrong codes are counted. */
export function documentInSubject(subject: string): string {
  return subject.split('|')[1] ?? '';
}

/** What a code to verify a phone is bound to: this document's receiver and that very number. */
export function mobileSubject({ id, receiverEmailKey }: Bound, number: string): string {
  return ['mobile', id, receiverEmailKey, number].join('|');
}

/** What a code to verify an address is bound to. */
export function mailSubject({ id, receiverEmailKey }: Bound): string {
  return ['mail', id, receiverEmailKey].join('|');
}

/** What a code to the means from before is bound to: this document's very content, its receiver, who signs, and where it went. */
export function formerSubject(
  { id, fileHash, receiverEmailKey }: Bound,
  { userId, to }: { userId: string; to: string },
): string {
  return ['former', id, fileHash, receiverEmailKey, userId, to].join('|');
}
