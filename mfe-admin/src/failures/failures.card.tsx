import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import { countFailures } from 'shared-api/contracts/admin';
import { countsLiveKey } from 'shared-api/contracts/platform';
import { callQuery } from 'shared-api/queries';
import { LinkButton, TaskLine, TaskList, useTexts, WaitingLines, type DashboardCardProps } from 'shared-ui';
import { failuresTexts } from './failures.texts.ts';

/** That something failed and waits for somebody, on the dashboard of administrators. */
export function FailuresCard(card: DashboardCardProps) {
  const t = useTexts(failuresTexts);
  const query = useQuery({
    ...callQuery(countFailures, { offset: 0, limit: 10 }, { live: countsLiveKey }),
  });
  return (
    <WaitingLines
      {...card}
      query={query}
      count={({ total }) => Math.min(total, 1)}
      failure={(error) => failureSentence(error, t('notCounted'))}
    >
      {({ total }) => (
        <TaskList label={t('title')}>
          <TaskLine
            icon="warning"
            title={t('waiting', { count: total })}
            detail={t('waitingDetail')}
            action={
              <LinkButton to="/failures" size="s" aria-label={t('openNamed')}>
                {t('open')}
              </LinkButton>
            }
          />
        </TaskList>
      )}
    </WaitingLines>
  );
}
