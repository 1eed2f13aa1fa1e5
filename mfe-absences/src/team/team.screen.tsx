import { useState } from 'react';
import { asApiError, failureSentence } from 'shared-api';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  NothingFound,
  Page,
  Stack,
  useIsPhone,
  useScreen,
  useTexts,
} from 'shared-ui';
import { FeedsDialog } from './feeds.dialog.tsx';
import { TeamDays } from './team-days.component.tsx';
import { TeamLegend } from './team-legend.component.tsx';
import { TeamTable } from './team-table.component.tsx';
import { TeamTools } from './team-tools.component.tsx';
import { teamTexts } from './team.texts.ts';
import { useTeam } from './use-team.ts';
import { useTeamFilters } from './use-team-filters.ts';

/** Who of the company is away, by week and month (decision 044). */
export function TeamScreen() {
  const t = useTexts(teamTexts);
  const address = useTeamFilters();
  const [showsFeeds, setShowsFeeds] = useState(false);
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('exit'), icon: 'home' },
    actions: [{ id: 'feeds', label: t('feeds.open'), icon: 'calendar', onClick: () => setShowsFeeds(true) }],
  });
  return (
    <Page width="full">
      <Team {...address} />
      <FeedsDialog isOpen={showsFeeds} onClose={() => setShowsFeeds(false)} />
    </Page>
  );
}

function Team(address: ReturnType<typeof useTeamFilters>) {
  const t = useTexts(teamTexts);
  const isPhone = useIsPhone();
  const { filters, today } = address;
  // On a phone who is present has no line.
  const query = useTeam(isPhone ? { ...filters, everybody: false } : filters);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const [first] = data?.pages ?? [];
  return (
    <Stack>
      <TeamTools
        {...address}
        companyId={first?.companyId}
        groups={first?.groups ?? []}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      {error && !data && (
        <ErrorState
          title={t('failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          supportCode={asApiError(error)?.requestId}
        >
          {failureSentence(error, t('failedHint'))}
        </ErrorState>
      )}
      {!data && !error && <LoadingState rows={6} shape="lines" label={t('loading')} />}
      <div role="status">
        {first && rows.length === 0 && filters.search === '' && (
          <EmptyState icon="users" title={t('nobody')} />
        )}
        {first && rows.length === 0 && filters.search !== '' && (
          <NothingFound title={t('notFound')} onReset={() => address.setSearch('')} />
        )}
      </div>
      {first && rows.length > 0 && isPhone && (
        <TeamDays days={first.days} rows={rows} namesEmpty={filters.view === 'week'} />
      )}
      {first && rows.length > 0 && !isPhone && (
        <>
          <TeamTable days={first.days} rows={rows} today={today} />
          <TeamLegend rows={rows} />
        </>
      )}
      {first && hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more', { count: first.total - rows.length })}
        </Button>
      )}
    </Stack>
  );
}
