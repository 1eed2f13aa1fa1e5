import { useEffect, type ReactNode } from 'react';
import { failureSentence } from 'shared-api';
import { Card, KeptRoom, RetryBanner, TaskListSkeleton, useTexts, type DashboardCardProps } from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import { PunchPanelSkeleton } from './punch-panel-skeleton.component.tsx';
import { PunchPanel } from './punch-panel.component.tsx';
import { usePunchState } from './use-punches.ts';

/** The punch on the dashboard: for who has a badge; nothing for everybody else. */
export function PunchCard({ expectedLines, onWaiting }: DashboardCardProps) {
  const { data, dataUpdatedAt } = usePunchState();
  const state = data?.state;
  const lines = state && Number(state.usesBadge && (state.next !== null || state.unmatchedDays.length > 0));
  useEffect(() => {
    if (lines !== undefined) onWaiting(lines);
  }, [lines, onWaiting]);
  if (state) return state.usesBadge ? <PunchPanel state={state} readAt={dataUpdatedAt} /> : null;
  // Whoever had nothing here the last time has no badge.
  return expectedLines > 0 ? <NotRead placeholder={<TaskListSkeleton lines={expectedLines} />} /> : null;
}

/** The punch on the screen of one's own month. */
export function MonthPunchCard() {
  const t = useTexts(badgeTexts);
  const { data, dataUpdatedAt } = usePunchState();
  if (data && !data.state.usesBadge) return null;
  return (
    <KeptRoom name="timesheet.badge" isSettled={data !== undefined}>
      <Card aria-label={t('title')}>
        {data ? (
          <PunchPanel state={data.state} readAt={dataUpdatedAt} />
        ) : (
          <NotRead placeholder={<PunchPanelSkeleton />} />
        )}
      </Card>
    </KeptRoom>
  );
}

/** Keeps the room while the state is on its way, and says so where it did not come. */
function NotRead({ placeholder }: { readonly placeholder: ReactNode }) {
  const t = useTexts(badgeTexts);
  const { error, isFetching, refetch } = usePunchState();
  if (!error) return placeholder;
  return (
    <RetryBanner
      sentence={failureSentence(error, t('loadFailed'))}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
