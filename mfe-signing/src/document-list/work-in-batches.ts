import { maxDocumentsAtOnce } from 'shared-api/contracts/signing';
import { startWork } from 'shared-ui';
import { failureText } from '../failure-text.ts';

interface BatchWork {
  readonly ids: readonly string[];
  /** What is going on, in words: 'Invio di 507 documenti'. */
  readonly label: string;
  /** Whether the page is being left: then no answer is waited for, and nobody reads how far it is. */
  readonly isLeaving: boolean;
  readonly work: (batch: readonly string[]) => Promise<unknown>;
  readonly onBatch: (batch: readonly string[]) => void;
}

/** Whether these are more than one call accepts. */
export const isMany = (ids: readonly string[]) => ids.length > maxDocumentsAtOnce;

/**
 * Works on documents as many at a time as one call accepts, so that neither one call nor anybody else waits for all of them: as long as it
 * takes, whatever screen one looks at. Of many a card says how far it is, stops it, and says what came of it; of few, what fails is thrown.
 * Answers for how many it worked.
 */
export async function inBatches({ ids, label, isLeaving, work, onBatch }: BatchWork): Promise<number> {
  const batches = Array.from({ length: Math.ceil(ids.length / maxDocumentsAtOnce) }, (_, place) =>
    ids.slice(place * maxDocumentsAtOnce, (place + 1) * maxDocumentsAtOnce),
  );
  if (isLeaving || !isMany(ids)) {
    await Promise.all(batches.map((batch) => work(batch)));
    onBatch(ids);
    return ids.length;
  }
  const { succeeded } = await startWork({
    label,
    total: ids.length,
    describeError: failureText,
    run: async (report, signal) => {
      for (const batch of batches) {
        if (signal.aborted) return;
        await work(batch);
        onBatch(batch);
        report({ succeeded: batch.length });
      }
    },
  });
  return succeeded;
}
