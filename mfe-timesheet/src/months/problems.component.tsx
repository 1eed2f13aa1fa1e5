import type { MonthRow } from 'shared-api/contracts/timesheet';
import { StatusBadge } from 'shared-ui';
import type { MonthsWords } from './months.texts.ts';

/** What there is to check in a month, in words; empty where there is nothing. */
export function problemsInWords(
  { missing, withoutCause, unmatched, pending, overLimit }: MonthRow,
  t: MonthsWords,
): string[] {
  return [
    missing.length > 0 && t('missing', { count: missing.length }),
    withoutCause.length > 0 && t('withoutCause', { count: withoutCause.length }),
    unmatched.length > 0 && t('unmatched', { count: unmatched.length }),
    pending.length > 0 && t('pending', { count: pending.length }),
    overLimit.length > 0 && t('overLimit', { count: overLimit.length }),
  ].filter((text) => text !== false);
}

/** What there is to check in a month. */
export function Problems({ row, t }: { readonly row: MonthRow; readonly t: MonthsWords }) {
  const problems = problemsInWords(row, t);
  if (problems.length === 0) return <StatusBadge tone="neutral">{t('noProblems')}</StatusBadge>;
  return (
    <StatusBadge tone="warning" icon="warning">
      {problems.join(', ')}
    </StatusBadge>
  );
}
