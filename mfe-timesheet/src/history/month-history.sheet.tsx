import { useQuery } from '@tanstack/react-query';
import { asApiError, failureSentence } from 'shared-api';
import type { Language, OutputOf, PlainMonth } from 'shared-api/contracts/common';
import {
  getMonthHistory,
  monthsLiveKey,
  type MonthEvent,
  type MonthEventKind,
} from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import {
  EmptyState,
  ErrorState,
  formatDayInWords,
  formatHours,
  LoadingState,
  Sheet,
  useLanguage,
  useTexts,
  type IconName,
  type Translate,
} from 'shared-ui';
import { Timeline } from 'shared-ui/history';
import { monthInWords } from '../month/month-name.ts';
import { monthHistoryTexts } from './month-history.texts.ts';

interface MonthHistorySheetProps {
  readonly employeeId: string;
  readonly month: PlainMonth;
  readonly onClose: () => void;
}

/** Who changed what and when in somebody's month: for them, and for who manages it. */
export function MonthHistorySheet({ employeeId, month, onClose }: MonthHistorySheetProps) {
  const t = useTexts(monthHistoryTexts);
  const language = useLanguage();
  return (
    <Sheet isOpen onClose={onClose} title={t('title', { month: monthInWords(month, language) })}>
      <History employeeId={employeeId} month={month} />
    </Sheet>
  );
}

type Words = Translate<typeof monthHistoryTexts.it>;
type Known = OutputOf<typeof getMonthHistory>;

const looks: Readonly<
  Record<
    MonthEventKind,
    { readonly icon: IconName; readonly tone: 'neutral' | 'success' | 'warning' | 'error' | 'info' }
  >
> = {
  day: { icon: 'clock', tone: 'neutral' },
  open: { icon: 'edit', tone: 'error' },
  forApproval: { icon: 'send', tone: 'warning' },
  closed: { icon: 'lock', tone: 'success' },
  reminded: { icon: 'bell', tone: 'info' },
  sheet: { icon: 'documents', tone: 'info' },
  sheetSigned: { icon: 'sign', tone: 'success' },
  punch: { icon: 'clock', tone: 'neutral' },
  punches: { icon: 'edit', tone: 'warning' },
};

function History({
  employeeId,
  month: { year, month },
}: Pick<MonthHistorySheetProps, 'employeeId' | 'month'>) {
  const t = useTexts(monthHistoryTexts);
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(getMonthHistory, { year, month, employeeId }, { live: monthsLiveKey }),
  });
  if (error && !data)
    return (
      <ErrorState
        title={t('failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        supportCode={asApiError(error)?.requestId}
      >
        {failureSentence(error, t('failedHint'))}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={4} shape="lines" />;
  if (data.events.length === 0)
    return (
      <EmptyState icon="history" title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  const events = data.events.map((event) => ({
    id: String(event.id),
    at: event.at,
    what: t(`event.${event.kind}`, { day: event.day ? formatDayInWords(event.day, language) : '' }),
    who: whoOf(event, data, t),
    ...looks[event.kind],
    detail: changesOf(event, { causes: data.causes, t, language }),
  }));
  return <Timeline label={t('list')} events={events} />;
}

function whoOf({ who, isForOther }: MonthEvent, { name: person }: Known, t: Words): string {
  const name = who ?? t('byItself');
  return isForOther ? t('forOther', { name, person }) : name;
}

interface InWords extends Pick<Known, 'causes'> {
  readonly t: Words;
  readonly language: Language;
}

/** What of the hours of a day is other than before, in words; undefined of other events. */
function changesOf({ before, after }: MonthEvent, { causes, t, language }: InWords): string | undefined {
  if (!before || !after) return undefined;
  const causeOf = (id: string | null) =>
    id === null ? t('noCause') : (causes.find((cause) => cause.id === id)?.description ?? id);
  const fields = (['ordinary', 'overtime', 'absence'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) =>
      t('changed', {
        field: t(`field.${field}`),
        before: formatHours(before[field], language),
        after: formatHours(after[field], language),
      }),
    );
  const cause =
    before.causeId === after.causeId
      ? []
      : [
          t('changed', {
            field: t('field.cause'),
            before: causeOf(before.causeId),
            after: causeOf(after.causeId),
          }),
        ];
  return [...fields, ...cause].join(' · ');
}
