import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  archiveFailures,
  failurePageSize,
  listFailures,
  retryFailures,
  type Failure,
  type FailureKind,
} from 'shared-api/contracts/admin';
import { failureLiveKeys, failuresLiveKey } from 'shared-api/contracts/platform';
import { listQuery } from 'shared-api/queries';
import { doLater, notify, useRecordList, useRemovedIds, useTexts } from 'shared-ui';
import { failuresTexts } from './failures.texts.ts';
import { batchesOf, retrySeveral } from './retry-several.ts';

/** What failed, of a kind or of all, without what is about to be archived; and how much of it there is. */
export function useFailures(kind: FailureKind | undefined) {
  const t = useTexts(failuresTexts);
  const list = useRecordList({
    ...listQuery(
      listFailures,
      ({ length, cursor }) => ({ length, ...(kind && { kind }), ...(cursor !== undefined && { cursor }) }),
      { live: failuresLiveKey },
    ),
    pageSize: failurePageSize,
    describeError: (error) => failureSentence(error, t('loadFailed')),
  });
  const removed = useRemovedIds();
  const rows = list.rows.filter(({ id }) => !removed.has(id));
  return { list: { ...list, rows }, total: list.pages.at(0)?.total };
}

/** Some failures by their ids, or all of a kind. */
interface Which {
  readonly ids?: readonly string[];
  readonly kind?: FailureKind | undefined;
}

/** Trying again, and archiving with ten seconds to undo it. `deselect` is told of what is seen to. */
export function useFailureActions(deselect: (ids: readonly string[]) => void) {
  const t = useTexts(failuresTexts);
  const queries = useQueryClient();
  const refresh = async () => {
    for (const queryKey of failureLiveKeys) await queries.invalidateQueries({ queryKey });
  };
  const retrying = useMutation({
    mutationFn: (which: Which) => call(retryFailures, wired(which)),
    onSuccess: ({ retried }) =>
      retried > 0 ? notify.success(t('retried', { count: retried })) : notify.warning(t('notRetried')),
    onError: (error) => notify.error(failureSentence(error, t('retryFailed'))),
    onSettled: refresh,
  });
  /** `rows` are those that the screen shows; `which` is what the server is asked, where it is more than those. */
  const archive = async (rows: readonly Failure[], { which, count }: { which?: Which; count: number }) => {
    const ids = rows.map(({ id }) => id);
    deselect(ids);
    const parts = which ? [which] : batchesOf(ids).map((part) => ({ ids: part }));
    await doLater({
      message: t('archiveLater', { count }),
      removes: ids,
      run: ({ isLeaving }) =>
        Promise.all(parts.map((part) => call(archiveFailures, wired(part), { outlivesPage: isLeaving }))),
      describeError: (error) => failureSentence(error, t('archiveFailed')),
    });
    await refresh();
  };
  /** Tries what is selected: of one the outcome is said at once, of several by a card. */
  const retry = async (rows: readonly Failure[], nameOf: (failure: Failure) => string) => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 1)
      return retrying.mutate({ ids }, { onSuccess: ({ retried }) => retried > 0 && deselect(ids) });
    await retrySeveral({ rows, nameOf, onDone: deselect });
    await refresh();
  };
  return { retrying, retry, archive };
}

const wired = ({ ids, kind }: Which) => ({ ...(ids && { ids: [...ids] }), ...(kind && { kind }) });
