import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BalanceOfRequest, LeaveQuote } from 'shared-api/contracts/absences';
import { Banner, Card, LoadingState, RetryBanner, Stack, StateChip, useLanguage, useTexts } from 'shared-ui';
import { absenceStates } from '../common/absence-states.ts';
import { absenceTexts } from '../common/absence.texts.ts';
import { absenceTimeInWords } from '../common/absence-time-in-words.ts';
import { amountInWords } from '../common/amount-in-words.ts';
import { balanceInWords } from '../common/balance-in-words.ts';
import classes from './leave.module.css';
import { leaveTexts } from './leave.texts.ts';

interface LeaveSummaryProps {
  readonly quote: UseQueryResult<LeaveQuote>;
}

/** What the request would take before it is sent: days or hours, the balance after it, and who else is away. */
export function LeaveSummary({ quote }: LeaveSummaryProps) {
  const t = useTexts(leaveTexts);
  const { data, isError, isFetching, isLoading } = quote;
  return (
    <Card title={t('summary.title')} aside={<StateChip states={absenceStates} state="open" />}>
      <div role="status" aria-busy={isFetching || undefined}>
        {isLoading && <LoadingState rows={3} />}
        {!data && !isLoading && !isError && <p className={classes.hint}>{t('summary.choose')}</p>}
        {data && <Facts quote={data} />}
      </div>
      {isError && !data && (
        <RetryBanner
          sentence={t('summary.failed')}
          error={quote.error}
          isRetrying={isFetching}
          onRetry={() => void quote.refetch()}
        />
      )}
    </Card>
  );
}

function Facts({ quote }: { readonly quote: LeaveQuote }) {
  const t = useTexts(leaveTexts);
  const language = useLanguage();
  const { days, minutes, daysLeftOut, balance, away, awayTotal, problem } = quote;
  const words = useTexts(absenceTexts);
  const inWords = (of: BalanceOfRequest, value: number) =>
    balanceInWords({ ...of, minutes: value }, language);
  const people = new Set(away.map(({ name }) => name)).size;
  return (
    <Stack gap="s">
      {problem !== '' && <Banner tone="error">{problem}</Banner>}
      <dl className={classes.facts}>
        <Fact name={t('summary.amount')}>{amountInWords({ days: days.length, minutes }, language)}</Fact>
        {daysLeftOut > 0 && (
          <Fact name={t('summary.leftOut')}>{t('summary.leftOutDays', { count: daysLeftOut })}</Fact>
        )}
        {balance && <Fact name={t('summary.available')}>{inWords(balance, balance.available)}</Fact>}
        {balance && balance.earnedUntil > 0 && (
          <Fact name={words('earnedUntil')}>{inWords(balance, balance.earnedUntil)}</Fact>
        )}
        {balance && (
          <Fact name={t('summary.after')} isWrong={balance.after < 0}>
            {inWords(balance, balance.after)}
          </Fact>
        )}
        <Fact name={t('summary.away')}>
          {away.length === 0 ? (
            t('summary.nobody')
          ) : (
            <ul className={classes.away}>
              {away.map(({ name, from, to }) => (
                <li key={`${name} ${from}`}>
                  {name}, {absenceTimeInWords({ from, to, start: null, end: null })}
                </li>
              ))}
              {awayTotal > people && <li>{t('summary.more', { count: awayTotal - people })}</li>}
            </ul>
          )}
        </Fact>
      </dl>
    </Stack>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isWrong = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-wrong={isWrong || undefined}>{children}</dd>
    </div>
  );
}
