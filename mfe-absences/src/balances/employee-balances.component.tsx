import { useState } from 'react';
import { failureSentence, isAdminSession, useSignedIn } from 'shared-api';
import { counters } from 'shared-api/contracts/absences';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatPlainDay,
  LoadingState,
  SegmentedField,
  Stack,
  useListFilters,
  useTexts,
} from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { AdjustDialog } from './adjust.dialog.tsx';
import { BalanceCards } from './balance-cards.component.tsx';
import classes from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';
import { Ledger } from './ledger.component.tsx';
import { useBalances } from './use-balances.ts';

interface EmployeeBalancesProps {
  /** By default oneself, or whom one acts for. */
  readonly employeeId: string | undefined;
}

/** An employee's balances as pictures, over the ledger of one of them. */
export function EmployeeBalances({ employeeId }: EmployeeBalancesProps) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const { filters, change } = useListFilters({ counter: '' });
  const isAdmin = isAdminSession(useSignedIn());
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { data, isError, error, refetch, isRefetching } = useBalances({ employeeId });
  if (isError && !data)
    return (
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isRefetching}>
        {failureSentence(error, t('failed'))}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={4} />;
  const { balances, dayMinutes, importedOn, mayAdjust, isOwn, employeeName } = data;
  const kept = balances.map((balance) => balance.counter);
  const counter = kept.find((each) => each === filters.counter) ?? kept[0];
  return (
    <Stack>
      {!isOwn && <h2>{t('of', { name: employeeName })}</h2>}
      {counter === undefined ? (
        <EmptyState title={t('none.title')} icon="activity">
          {t('none.text')}
        </EmptyState>
      ) : (
        <>
          <p className={classes.hint}>
            {importedOn === null ? t('notImported') : t('importedOn', { day: formatPlainDay(importedOn) })}
          </p>
          <BalanceCards balances={balances} dayMinutes={dayMinutes} />
        </>
      )}
      {isOwn && !mayAdjust && isAdmin && <p className={classes.hint}>{t('adjust.another')}</p>}
      {(counter !== undefined || mayAdjust) && (
        <Card
          title={t('ledger.title')}
          aside={
            mayAdjust && (
              <Button size="s" icon="edit" onClick={() => setIsAdjusting(true)}>
                {t('adjust.action')}
              </Button>
            )
          }
        >
          {counter !== undefined && (
            <Stack>
              <SegmentedField
                label={t('ledger.counter')}
                isLabelHidden
                choices={kept.map((value) => ({ value, label: tCommon(`counter.${value}`) }))}
                value={counter}
                onChange={(value) => change({ counter: value })}
              />
              <p className={classes.hint}>{t('ledger.hint')}</p>
              <Ledger key={counter} employeeId={employeeId} counter={counter} dayMinutes={dayMinutes} />
            </Stack>
          )}
        </Card>
      )}
      {isAdjusting && (
        <AdjustDialog
          employeeId={data.employeeId}
          counter={counter ?? counters[0]}
          onClose={() => setIsAdjusting(false)}
        />
      )}
    </Stack>
  );
}
