import { maxDocumentsAtOnce } from 'shared-api/contracts/signing';
import { startWork } from 'shared-ui';
import { failureText } from '../failure-text.ts';

interface BatchWork {
  readonly ids: readonly string[];
  /** What is going on, in words: 'Invio di 507 documenti'. */
  readonly label: string;
  readonly work: (batch: string[]) => Promise<unknown>;
}

/** Whether these are more than one call accepts. */
export const isMany = (ids: readonly string[]) => ids.length > maxDocumentsAtOnce;

/**
 * Works on many documents some at a time, so that neither one call nor anybody else waits for all of them: as long as it takes, whatever
 * screen one looks at. Its card says how far it is, stops it, and says what came of it. Answers for how many it worked.
 */
export async function workInBatches({ ids, label, work }: BatchWork): Promise<number> {
  const { succeeded } = await startWork({
    label,
    total: ids.length,
    describeError: failureText,
    run: async (report, signal) => {
      for (let at = 0; at < ids.length && !signal.aborted; at += maxDocumentsAtOnce) {
        const batch = ids.slice(at, at + maxDocumentsAtOnce);
        await work(batch);
        report({ succeeded: batch.length });
      }
    },
  });
  return succeeded;
}
