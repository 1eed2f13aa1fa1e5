import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, failureSentence } from 'shared-api';
import { listRegistrations } from 'shared-api/contracts/auth';
import {
  Banner,
  Button,
  formatDay,
  LinkButton,
  TaskLine,
  TaskList,
  TaskListSkeleton,
  TextLink,
  useTexts,
  type DashboardCardProps,
} from 'shared-ui';
import { registrationsCardTexts } from './registrations-card.texts.ts';

/** Most people that the dashboard names; the rest is a number. */
const maxLines = 3;

/** Who signed up and waits for a decision, on the dashboard of administrators. */
export function RegistrationsCard({ expectedLines, onWaiting }: DashboardCardProps) {
  const t = useTexts(registrationsCardTexts);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['auth', 'registrations', 'card'],
    meta: { isLive: true },
    queryFn: ({ signal }) => call(listRegistrations, {}, { signal }),
  });
  const shown = data && Math.min(data.registrations.length, maxLines);
  useEffect(() => {
    if (shown !== undefined) onWaiting(shown);
  }, [shown, onWaiting]);
  if (!data && error) {
    const again = (
      <Button size="s" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    );
    return (
      <Banner tone="warning" action={again}>
        {failureSentence(error, t('notLoaded'))}
      </Banner>
    );
  }
  if (!data) return <TaskListSkeleton lines={expectedLines} />;
  const { registrations } = data;
  if (registrations.length === 0) return null;
  const more = registrations.length - maxLines;
  return (
    <>
      <TaskList label={t('list')}>
        {registrations.slice(0, maxLines).map(({ id, name, surname, company, confirmedAt }) => {
          const person = `${name} ${surname}`;
          const action = (
            <LinkButton to="/registrations" size="s" aria-label={t('decideNamed', { name: person })}>
              {t('decide')}
            </LinkButton>
          );
          return (
            <TaskLine
              key={id}
              icon="users"
              title={person}
              detail={t('for', { company })}
              when={t('since', { date: formatDay(confirmedAt) })}
              action={action}
            />
          );
        })}
      </TaskList>
      {more > 0 && <TextLink to="/registrations">{t('more', { count: more })}</TextLink>}
    </>
  );
}
