import { createRowProofs } from '../secrets/row-proofs.ts';
import type { BackupEnd, BackupHeader } from './backup-format.ts';

/** Whether a backup is the one that the installation made: `missing` of a version that did not show it, or of who took it away. */
export type BackupAuthor = 'proved' | 'missing' | 'other';

const kind = 'backup';

/** The proof that a backup with this beginning and end was made by who has the secret: the end has the digest of everything else. */
export function proveAuthor(secret: string, header: BackupHeader, end: Omit<BackupEnd, 'author'>): string {
  return createRowProofs(secret).of(kind, factsOf(header, end));
}

/** Whether a backup has the proof of this secret. */
export function authorOf(secret: string, header: BackupHeader, { author, ...end }: BackupEnd): BackupAuthor {
  if (author === undefined) return 'missing';
  return createRowProofs(secret).holds(author, kind, factsOf(header, end)) ? 'proved' : 'other';
}

function factsOf(header: BackupHeader, end: Omit<BackupEnd, 'author'>): string[] {
  return [JSON.stringify(sorted(header)), JSON.stringify(sorted(end))];
}

/** With the names of each object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
