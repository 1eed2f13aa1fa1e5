import { formatHours, formatPlainDay, useLanguage, useTexts } from 'shared-ui';
import type { BulkChoice } from './bulk-choice.ts';
import { decisionsTexts } from './decisions.texts.ts';

const reasons = ['withdrawals', 'changing', 'others', 'already'] as const;

/** What several requests add up to, from when to when, and how many of what is selected stay out and why. */
export function BulkSummary({ rows, left }: BulkChoice) {
  const t = useTexts(decisionsTexts);
  const language = useLanguage();
  const sumOf = (key: 'days' | 'minutes') => rows.reduce((sum, row) => sum + row[key], 0);
  const people = new Set(rows.map(({ employeeId }) => employeeId)).size;
  const from = rows.map((row) => row.from).toSorted()[0] ?? '';
  const to =
    rows
      .map((row) => row.to)
      .toSorted()
      .at(-1) ?? '';
  return (
    <>
      <p>
        {t('bulk.sum', {
          people: t('bulk.people', { count: people }),
          days: t('bulk.days', { count: sumOf('days') }),
          hours: formatHours(sumOf('minutes'), language),
        })}
      </p>
      <p>{t('bulk.span', { from: formatPlainDay(from), to: formatPlainDay(to) })}</p>
      {reasons.map(
        (reason) => left[reason] > 0 && <p key={reason}>{t(`bulk.${reason}`, { count: left[reason] })}</p>,
      )}
    </>
  );
}
