import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import { listRegistrations, registrationsLiveKey, type Registration } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import {
  formatDay,
  LinkButton,
  TaskLine,
  TaskList,
  TextLink,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { registrationsCardTexts } from './registrations-card.texts.ts';

/** Most people that the dashboard names; the rest is a number. */
const maxLines = 3;

/** Who signed up and waits for a decision, on the dashboard of administrators. */
export function RegistrationsCard(card: DashboardCardProps) {
  const t = useTexts(registrationsCardTexts);
  const query = useQuery({
    ...callQuery(listRegistrations, {}, { live: registrationsLiveKey }),
  });
  return (
    <WaitingLines
      {...card}
      query={query}
      count={({ registrations }) => Math.min(registrations.length, maxLines)}
      failure={(error) => failureSentence(error, t('notLoaded'))}
    >
      {({ registrations }) => <Lines registrations={registrations} />}
    </WaitingLines>
  );
}

function Lines({ registrations }: { readonly registrations: readonly Registration[] }) {
  const t = useTexts(registrationsCardTexts);
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
