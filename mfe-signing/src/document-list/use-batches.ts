import { useRef, useState } from 'react';
import { maxDocumentsAtOnce } from 'shared-api/contracts/signing';

/** How far work on many documents is. */
interface BatchProgress {
  readonly done: number;
  readonly total: number;
}

/** What came of it: fewer than all are done when a call failed, or when it was stopped. */
export interface BatchOutcome extends BatchProgress {
  readonly error?: unknown;
}

/** Whether these are more than one call accepts. */
export const isMany = (ids: readonly string[]) => ids.length > maxDocumentsAtOnce;

/** Works on many documents some at a time, so that neither one call nor anybody else waits for all of them. It can be stopped. */
export function useBatches() {
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const stopping = useRef<AbortController>(null);
  const run = async (
    ids: readonly string[],
    work: (batch: string[]) => Promise<unknown>,
  ): Promise<BatchOutcome> => {
    const { signal } = (stopping.current = new AbortController());
    const total = ids.length;
    let done = 0;
    try {
      while (done < total && !signal.aborted) {
        if (isMany(ids)) setProgress({ done, total });
        const batch = ids.slice(done, done + maxDocumentsAtOnce);
        await work(batch);
        done += batch.length;
      }
      return { done, total };
    } catch (error) {
      return { done, total, error };
    } finally {
      setProgress(null);
    }
  };
  return { run, progress, stop: () => stopping.current?.abort() };
}
