import type { MonthTotals as Totals } from 'shared-api/contracts/timesheet';
import { formatHours, Skeleton, useLanguage, useTexts } from 'shared-ui';
import classes from './month.module.css';
import { monthTexts } from './month.texts.ts';

interface MonthTotalsProps {
  /** What they are of, in words. */
  readonly month: string;
  /** Undefined while the month is on its way. */
  readonly totals: Totals | undefined;
}

const parts = ['present', 'absence', 'overtime'] as const;

/** The three totals of the month (spec 01 §2), over a bar of how they are made up. */
export function MonthTotals({ month, totals }: MonthTotalsProps) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  return (
    <section className={classes.totals} aria-label={t('totals.label', { month })} aria-busy={!totals}>
      <dl className={classes.figures}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(`totals.${part}`)}</dt>
            <dd>{totals ? formatHours(totals[part], language) : <Skeleton />}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: totals?.[part] ?? 0 }} />
        ))}
      </div>
    </section>
  );
}
