import { call, failureSentence } from 'shared-api';
import { maxFailuresAtOnce, retryFailures, type Failure } from 'shared-api/contracts/admin';
import { getTexts, startWork } from 'shared-ui';
import { failuresTexts } from './failures.texts.ts';

interface Retrying {
  readonly rows: readonly Failure[];
  /** How a row is called. */
  readonly nameOf: (failure: Failure) => string;
  /** Called with those with which nothing is left to do here: they are on their way, or somebody saw to them. */
  readonly onDone: (ids: readonly string[]) => void;
}

/** Tries several failures again: a card says how far it is, and at its end of each that was refused why. */
export async function retrySeveral({ rows, nameOf, onDone }: Retrying): Promise<void> {
  const t = getTexts(failuresTexts);
  await startWork({
    label: t('retryingSelected', { count: rows.length }),
    total: rows.length,
    describeError: (error) => failureSentence(error, t('retryFailed')),
    run: async (report, signal) => {
      for (const batch of batchesOf(rows)) {
        if (signal.aborted) return;
        const ids = batch.map(({ id }) => id);
        const { retried, refused } = await call(retryFailures, { ids });
        const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
        onDone(ids.filter((id) => [undefined, 'gone'].includes(reasons.get(id))));
        const failed = batch.flatMap((failure) => {
          const reason = reasons.get(failure.id);
          return reason ? [{ name: nameOf(failure), reason: t(`refusal.${reason}`) }] : [];
        });
        report({ succeeded: retried, failed });
      }
    },
  });
}

/** Parts of as many as one call takes. */
export function batchesOf<T>(all: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / maxFailuresAtOnce) }, (_each, index) =>
    all.slice(index * maxFailuresAtOnce, (index + 1) * maxFailuresAtOnce),
  );
}
