import { isOwnAnswer } from 'shared-ui';
import type { ErrorAnswer } from 'shared-api/contracts/common';
import type { FileFailureKind, FileSource } from './open-file.ts';

/**
 * Asks the server once more why a file broke off: it ends so one of which it notices on the way that it is not what was stored. Where no
 * answer comes, it stays what it was.
 */
export async function explainFailure(source: FileSource, kind: FileFailureKind): Promise<FileFailureKind> {
  if (typeof source !== 'string' || kind !== 'unreachable') return kind;
  try {
    const response = await fetch(source);
    if (response.ok || !isOwnAnswer(response)) {
      await response.body?.cancel();
      return kind;
    }
    const { code }: Partial<ErrorAnswer> = await response.json();
    return code === 'file-changed' ? 'changed' : kind;
  } catch {
    return kind;
  }
}
