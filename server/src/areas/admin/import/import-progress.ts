import type { Database } from '../../../platform/db/database.ts';
import { updateWritten } from './import.repository.ts';

export type Progress = ReturnType<typeof createProgress>;

/**
 * Makes what writes how far an import is, beside the transaction that writes its people: one write at a time, and nobody waits for it. The
 * embedded database has one connection: there it stands still until the people are written.
 */
export function createProgress(db: Database, id: string) {
  let written = 0;
  let shown = 0;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (shown !== written) {
      shown = written;
      await updateWritten(db, id, shown);
    }
  }

  return {
    /** So many more lines are written. */
    add: (lines: number): void => {
      written += lines;
      // What cannot be shown now is shown with the next lines.
      writing ??= write()
        .catch(() => undefined)
        .finally(() => (writing = undefined));
    },
    /** Waits for the last write. */
    end: async (): Promise<void> => writing,
  };
}
