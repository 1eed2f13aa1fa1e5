import type { Failure, FailureKind } from 'shared-api/contracts/admin';
import { useScreen, useTexts } from 'shared-ui';
import { failuresTexts } from './failures.texts.ts';
import type { useFailureActions } from './use-failures.ts';

interface FailuresBar extends ReturnType<typeof useFailureActions> {
  readonly kind: FailureKind | undefined;
  /** Those that are shown; `hasMore` when there are others. */
  readonly rows: readonly Failure[];
  readonly hasMore: boolean;
  readonly total: number;
  readonly selected: readonly Failure[];
  readonly nameOf: (failure: Failure) => string;
}

/** The actions of what failed: on what is selected, else on all of it. */
export function useFailuresBar({
  kind,
  rows,
  hasMore,
  total,
  selected,
  nameOf,
  ...actions
}: FailuresBar): void {
  const t = useTexts(failuresTexts);
  const { retrying, retry, archive } = actions;
  const count = selected.length;
  const isAll = count === 0;
  const archiveAll = () =>
    hasMore ? archive(rows, { which: { kind }, count: total }) : archive(rows, { count: rows.length });
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'retry',
        label: isAll ? t('retryAll') : t('retrySelected', { count }),
        icon: 'refresh',
        tone: 'primary',
        busy: retrying.isPending && retrying.variables.ids === undefined,
        disabled: !(isAll ? rows : selected).some(({ mayRetry }) => mayRetry),
        onClick: () => (isAll ? retrying.mutate({ kind }) : void retry(selected, nameOf)),
      },
      {
        id: 'archive',
        label: isAll ? t('archiveAll') : t('archiveSelected', { count }),
        icon: 'check',
        disabled: rows.length === 0,
        onClick: () => void (isAll ? archiveAll() : archive(selected, { count })),
      },
    ],
  });
}
