import { failureSentence, isFailure } from 'shared-api';
import { Button, EmptyState, ErrorState, Page, RetryBanner, useScreen, useTexts } from 'shared-ui';
import { useChangedDays } from '../saving/use-changed-days.ts';
import { countedChanges, withChanges } from '../saving/changed-day.ts';
import { MonthView } from './month-view.component.tsx';
import { monthTexts } from './month.texts.ts';
import { OutsideBanner } from './outside-banner.component.tsx';
import { OtherMonthBar } from './other-month-bar.component.tsx';
import { useMonthAddress } from './use-month-address.ts';
import { useMonthBar } from './use-month-bar.tsx';
import { useMonth } from './use-month.ts';

/** Somebody's month (spec 01 §2): totals, calendar, the day that is open, and what can be done with it. */
export function TimesheetScreen() {
  const t = useTexts(monthTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('exit'), icon: 'home' } });
  const address = useMonthAddress();
  const query = useMonth({ ...address.month, employeeId: address.employeeId });
  const { changed, saver } = useChangedDays();
  const read = query.data?.month;
  const sheets = useMonthBar({
    of: address.month,
    employeeId: address.employeeId,
    onOpenOther: address.leaveEmployee,
    month: read && withChanges(read, countedChanges(changed)),
    saver,
    isRefreshing: query.isRefetching,
    onRefresh: async () => (await query.refetch()).isSuccess,
  });
  const retry = () => void query.refetch();
  if (query.isError && !read) {
    const sentence = failureSentence(query.error, '');
    return (
      <Page>
        {isFailure(query.error, 'not-found') ? (
          <EmptyState
            icon="calendar"
            title={sentence}
            action={address.employeeId && <Button onClick={address.leaveEmployee}>{t('other.leave')}</Button>}
          />
        ) : (
          <ErrorState
            title={t('loadFailed')}
            error={query.error}
            onRetry={retry}
            isRetrying={query.isRefetching}
          >
            {sentence}
          </ErrorState>
        )}
      </Page>
    );
  }
  return (
    <Page width="full">
      {query.isRefetchError && (
        <RetryBanner
          sentence={t('refreshFailed')}
          error={query.error}
          isRetrying={query.isRefetching}
          onRetry={retry}
        />
      )}
      <OutsideBanner asked={address.outside} shown={address.month} />
      {address.employeeId && read && !read.info.isOwn && (
        <OtherMonthBar name={read.info.fullName} onLeave={address.leaveEmployee} />
      )}
      <MonthView key={address.employeeId} address={address} month={read} changed={changed} saver={saver} />
      {sheets}
    </Page>
  );
}
