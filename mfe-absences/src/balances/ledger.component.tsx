import type { BalanceEntry, Counter } from 'shared-api/contracts/absences';
import {
  Button,
  EmptyState,
  ErrorState,
  formatPlainDay,
  LoadingState,
  RecordList,
  Stack,
  useLanguage,
  useTexts,
  type RecordColumn,
} from 'shared-ui';
import { absenceTimeInWords } from '../common/absence-time-in-words.ts';
import { balanceInWords } from '../common/balance-in-words.ts';
import { balancesTexts } from './balances.texts.ts';
import { useLedger } from './use-balances.ts';

interface LedgerProps {
  readonly employeeId: string | undefined;
  readonly counter: Counter;
  /** Minutes of a usual working day of whose balance it is. */
  readonly dayMinutes: number;
}

/** The entries of a balance, the last first, each with the balance after it. */
export function Ledger({ employeeId, counter, dayMinutes }: LedgerProps) {
  const t = useTexts(balancesTexts);
  const columns = useLedgerColumns({ counter, dayMinutes });
  const { rows, isLoading, failure, retry, isRetrying, hasMore, isLoadingMore, loadMore } = useLedger({
    employeeId,
    counter,
  });
  if (failure)
    return (
      <ErrorState title={t('ledger.failed')} error={failure.error} onRetry={retry} isRetrying={isRetrying} />
    );
  if (isLoading) return <LoadingState rows={4} />;
  if (rows.length === 0) return <EmptyState title={t('ledger.empty')} icon="clock" />;
  return (
    <Stack>
      <RecordList
        label={t('ledger.title')}
        rows={rows}
        columns={columns}
        getId={({ id }) => id}
        getName={({ kind, day }) => `${t(`kind.${kind}`)} ${formatPlainDay(day)}`}
      />
      {hasMore && (
        <Button onClick={loadMore} isBusy={isLoadingMore}>
          {t('ledger.more')}
        </Button>
      )}
    </Stack>
  );
}

/** Said as the balance above them, in its unit. */
function useLedgerColumns(of: Pick<LedgerProps, 'counter' | 'dayMinutes'>): RecordColumn<BalanceEntry>[] {
  const t = useTexts(balancesTexts);
  const language = useLanguage();
  const amount = (minutes: number) => balanceInWords({ ...of, minutes }, language);
  const signed = (minutes: number) => `${minutes > 0 ? '+' : ''}${amount(minutes)}`;
  const describe = ({ kind, note, period }: BalanceEntry) =>
    [t(`kind.${kind}`), period && absenceTimeInWords({ ...period, start: null, end: null }), note]
      .filter(Boolean)
      .join(' · ');
  return [
    { id: 'what', header: t('ledger.what'), cell: describe, onCard: 'title' },
    { id: 'day', header: t('ledger.day'), cell: ({ day }) => formatPlainDay(day), onCard: 'subtitle' },
    {
      id: 'amount',
      header: t('ledger.amount'),
      align: 'end',
      cell: ({ minutes }) => signed(minutes),
      onCard: 'aside',
    },
    {
      id: 'balance',
      header: t('ledger.balance'),
      align: 'end',
      cell: ({ balance }) => amount(balance),
      onCard: 'subtitle',
      cardCell: ({ balance }) => t('ledger.after', { amount: amount(balance) }),
    },
    {
      id: 'by',
      header: t('ledger.by'),
      cell: ({ createdBy }) => createdBy || t('ledger.product'),
      onCard: 'subtitle',
    },
  ];
}
