import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  getAbsenceOverview,
  type AbsenceOverview,
  timeOfEnd,
} from 'shared-api/contracts/absences';
import { timeOfMinutes } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import {
  formatDayInWords,
  formatPlainDay,
  LinkButton,
  TaskLine,
  TaskList,
  useLanguage,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
  useToday,
} from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { balanceInWords } from '../common/balance-in-words.ts';
import { overviewTexts } from './overview.texts.ts';

/** One's next absence and balances, on the dashboard; of whom one acts for, by their name. */
export function AbsenceOverviewCard(card: DashboardCardProps) {
  const t = useTexts(overviewTexts);
  const query = useQuery({
    ...callQuery(getAbsenceOverview, {}, { live: absencesLiveKey }),
  });
  return (
    <WaitingLines
      {...card}
      query={query}
      count={({ next, balances }) => Number(next !== null) + Number(balances.length > 0)}
      failure={(error) => failureSentence(error, t('notLoaded'))}
    >
      {({ next, balances, dayMinutes }) => (
        <TaskList label={card.subject ? t('labelOf', { name: card.subject }) : t('label')}>
          {next && <NextLine next={next} />}
          {balances.length > 0 && <BalancesLine {...{ balances, dayMinutes }} subject={card.subject} />}
        </TaskList>
      )}
    </WaitingLines>
  );
}

type Next = NonNullable<AbsenceOverview['next']>;

function NextLine({ next }: { readonly next: Next }) {
  const t = useTexts(overviewTexts);
  const words = useTexts(absenceTexts);
  const today = useToday();
  const reason = words(`cause.${next.reason}`);
  const when = useWhenInWords(next);
  return (
    <TaskLine
      icon={next.reason === 'sickness' ? 'activity' : 'absence'}
      title={t(next.from <= today && next.status === 'approved' ? 'now' : 'next', { reason })}
      detail={next.status === 'toApprove' ? t('pending', { when }) : when}
      action={
        <LinkButton
          to={next.reason === 'sickness' ? '/disease' : '/holiday'}
          size="s"
          aria-label={t('openNext', { reason })}
        >
          {t('open')}
        </LinkButton>
      }
    />
  );
}

function useWhenInWords({ from, to, start, end }: Next): string {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  if (from !== to) return t('span', { from: formatPlainDay(from), to: formatPlainDay(to) });
  const day = formatDayInWords(from, language);
  if (start === null || end === null) return t('day', { day });
  return t('times', { day, start: timeOfMinutes(start), end: timeOfEnd(end) });
}

interface BalancesLineProps
  extends Pick<AbsenceOverview, 'balances' | 'dayMinutes'>, Pick<DashboardCardProps, 'subject'> {}

/** What may be taken of each balance. */
function BalancesLine({ balances, dayMinutes, subject }: BalancesLineProps) {
  const t = useTexts(overviewTexts);
  const words = useTexts(absenceTexts);
  const language = useLanguage();
  const parts = balances.map(({ counter, available: minutes }) => {
    const amount = balanceInWords({ counter, minutes, dayMinutes }, language);
    return `${words(`counter.${counter}`)} ${amount}`;
  });
  return (
    <TaskLine
      icon="history"
      title={subject ? t('balancesOf', { name: subject }) : t('balances')}
      detail={parts.join(' · ')}
      action={
        <LinkButton
          to="/absenceBalances"
          size="s"
          aria-label={subject ? t('openBalancesOf', { name: subject }) : t('openBalances')}
        >
          {t('open')}
        </LinkButton>
      }
    />
  );
}
