import type { Day } from 'shared-api/contracts/timesheet';
import {
  EmptyState,
  ErrorState,
  formatInstant,
  LoadingState,
  Page,
  RecordList,
  useScreen,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import { timesheetTexts } from './timesheet.texts.ts';
import { useTimesheet } from './use-timesheet.ts';

/** The area's first screen: what there is for the caller, the newest first. */
export function TimesheetScreen() {
  const t = useTexts(timesheetTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('exit'), icon: 'exit' } });
  return (
    <Page>
      <Rows />
    </Page>
  );
}

function Rows() {
  const t = useTexts(timesheetTexts);
  const list = useTimesheet();
  if (list.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  if (!list.data) return <LoadingState rows={3} />;
  const { timesheet } = list.data;
  if (timesheet.length === 0) return <EmptyState title={t('empty')} icon="calendar" />;
  return (
    <RecordList label={t('title')} rows={timesheet} columns={columnsOf(t)} getId={idOf} getName={titleOf} />
  );
}

const idOf = ({ id }: Day) => id;
const titleOf = ({ title }: Day) => title;

function columnsOf(t: Translate<typeof timesheetTexts.it>): RecordColumn<Day>[] {
  return [
    { id: 'title', header: t('column.title'), cell: titleOf, onCard: 'title' },
    { id: 'createdAt', header: t('column.createdAt'), cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
}
