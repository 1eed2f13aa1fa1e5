import { Card, Skeleton, useTexts } from 'shared-ui';
import classes from './overview.module.css';
import { OverviewNotLoaded } from './overview-not-loaded.component.tsx';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';
import { WeekChart } from './week-chart.component.tsx';

/** How many documents are out, and how many were signed on each day of this week. */
export function ActivityCard() {
  const t = useTexts(overviewTexts);
  const overview = useOverview();
  const managed = overview.data?.managed;
  if (overview.data && !managed) return null;
  return (
    <Card title={t('activity')}>
      {managed && (
        <>
          <dl className={classes.figures}>
            <div>
              <dt>{t('out')}</dt>
              <dd>{managed.outTotal}</dd>
            </div>
            <div>
              <dt>{t('signed')}</dt>
              <dd>{managed.signedByDay.reduce((sum, { total }) => sum + total, 0)}</dd>
            </div>
          </dl>
          <WeekChart days={managed.signedByDay} />
        </>
      )}
      {!managed && overview.isError && <OverviewNotLoaded {...overview} />}
      {!managed && !overview.isError && <Skeleton shape="card" />}
    </Card>
  );
}
