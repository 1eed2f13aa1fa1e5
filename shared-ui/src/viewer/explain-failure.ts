import { isOwnAnswer } from 'shared-ui';
import type { ErrorAnswer } from 'shared-api/contracts/common';
import type { FileFailureKind, FileSource } from './open-file.ts';

/**
 * Asks the server once more why a file did not come: what reads files knows an answer's status alone, or that a file broke off, which
 * is how the server ends one that is not what was stored. Where no answer comes, it stays what it was.
 */
export async function explainFailure(source: FileSource, kind: FileFailureKind): Promise<FileFailureKind> {
  if (typeof source !== 'string' || (kind !== 'unreachable' && kind !== 'unreadable')) return kind;
  try {
    const response = await fetch(source);
    // What a portal or a filter answers in its place is no damaged file.
    if (!isOwnAnswer(response)) {
      await response.body?.cancel();
      return 'unreachable';
    }
    if (response.ok) {
      await response.body?.cancel();
      return kind;
    }
    const { code }: Partial<ErrorAnswer> = await response.json();
    return code === 'file-changed' ? 'changed' : kind;
  } catch {
    return kind;
  }
}
