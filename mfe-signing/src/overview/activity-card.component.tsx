import { failureSentence } from 'shared-api';
import {
  Card,
  formatDayInWords,
  formatWeekday,
  RetryBanner,
  Skeleton,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { BarChart } from 'shared-ui/charts';
import classes from './overview.module.css';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** How many documents are out, and how many were signed on each day of this week. */
export function ActivityCard() {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
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
          <BarChart
            label={t('week')}
            series={[{ id: 'signed', label: t('total'), tone: 'accent' }]}
            bars={managed.signedByDay.map(({ day, total }) => ({
              name: formatDayInWords(day, language),
              short: formatWeekday(day, language),
              values: { signed: total },
            }))}
          />
        </>
      )}
      {!managed && overview.isError && (
        <RetryBanner
          sentence={failureSentence(overview.error, t('notLoaded'))}
          error={overview.error}
          isRetrying={overview.isFetching}
          onRetry={() => void overview.refetch()}
        />
      )}
      {!managed && !overview.isError && <Skeleton shape="card" />}
    </Card>
  );
}
