import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import { getMonthsWaiting, monthsLiveKey, type MonthsWaiting } from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import {
  LinkButton,
  TaskLine,
  TaskList,
  TextLink,
  useLanguage,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import { monthsCardTexts } from './months-card.texts.ts';
import { monthInAddress } from './use-month-filters.ts';

/** The months that wait for approval, on the dashboard of administrators. */
export function MonthsCard(card: DashboardCardProps) {
  const t = useTexts(monthsCardTexts);
  const query = useQuery({
    ...callQuery(getMonthsWaiting, {}, { live: monthsLiveKey }),
  });
  return (
    <WaitingLines
      {...card}
      query={query}
      count={({ first }) => first.length}
      failure={(error) => failureSentence(error, t('notLoaded'))}
    >
      {(waiting) => <Lines {...waiting} />}
    </WaitingLines>
  );
}

function Lines({ first, total }: MonthsWaiting) {
  const t = useTexts(monthsCardTexts);
  const language = useLanguage();
  const more = total - first.length;
  const [next] = first;
  return (
    <>
      <TaskList label={t('list')}>
        {first.map((month) => (
          <TaskLine
            key={`${month.id} ${monthInAddress(month)}`}
            icon="calendar"
            title={month.name}
            detail={t('detail', { month: monthInWords(month, language) })}
            action={
              <LinkButton to={pathOf(month)} size="s" aria-label={t('openNamed', { name: month.name })}>
                {t('open')}
              </LinkButton>
            }
          />
        ))}
      </TaskList>
      {more > 0 && next && <TextLink to={pathOf(next)}>{t('more', { count: more })}</TextLink>}
    </>
  );
}

function pathOf({ companyId, ...month }: MonthsWaiting['first'][number]): string {
  const search = new URLSearchParams({
    month: monthInAddress(month),
    status: 'forApproval',
    company: companyId,
  });
  return `/timesheets?${search.toString()}`;
}
