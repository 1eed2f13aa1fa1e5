import { useEffect } from 'react';
import { failureSentence, useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import { LinkButton, TaskLine, TaskList, useTexts, WaitingLines, type DashboardCardProps } from 'shared-ui';
import { firstStepsTexts } from './first-steps.texts.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** How many of the first steps are left, on the dashboard of who can do something about them: super users. */
export function FirstStepsCard(card: DashboardCardProps) {
  const { onWaiting } = card;
  const isTheirs = isSuperUser(useSignedIn().flags);
  useEffect(() => {
    if (!isTheirs) onWaiting(0);
  }, [isTheirs, onWaiting]);
  return isTheirs ? <StepsLeft {...card} /> : null;
}

function StepsLeft(card: DashboardCardProps) {
  const t = useTexts(firstStepsTexts);
  const query = useFirstSteps();
  return (
    <WaitingLines
      {...card}
      query={query}
      count={({ steps }) => (steps.some(({ state }) => state === 'open') ? 1 : 0)}
      failure={(error) => failureSentence(error, t('loadFailed'))}
    >
      {({ steps }) => (
        <TaskList label={t('title')}>
          <TaskLine
            icon="settings"
            title={t('waiting', { count: steps.filter(({ state }) => state === 'open').length })}
            detail={t('waitingDetail')}
            action={
              <LinkButton to="/firstSteps" size="s" aria-label={t('openNamed')}>
                {t('openSteps')}
              </LinkButton>
            }
          />
        </TaskList>
      )}
    </WaitingLines>
  );
}
