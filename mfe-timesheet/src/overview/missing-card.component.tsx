import { failureSentence } from 'shared-api';
import type { CurrentMonth, UnsentMonth } from 'shared-api/contracts/timesheet';
import {
  Button,
  formatDayInWords,
  formatWeekday,
  LinkButton,
  TaskLine,
  TaskList,
  useLanguage,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { monthInWords, monthName } from '../month/month-name.ts';
import { useSendMonth } from '../month-status/use-send-month.tsx';
import { useChangedDays } from '../saving/use-changed-days.ts';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** What is missing of this month, with the way to the day, and the month before where it was not sent. */
export function MissingCard(card: DashboardCardProps) {
  const t = useTexts(overviewTexts);
  return (
    <WaitingLines
      {...card}
      query={useOverview()}
      count={({ current, unsent }) => Number(isIncomplete(current)) + Number(unsent !== null)}
      failure={(error) => failureSentence(error, t('notLoaded'))}
    >
      {({ current, unsent, isOwn }) => (
        <TaskList label={card.subject ? t('labelOf', { name: card.subject }) : t('label')}>
          {unsent && <UnsentLine unsent={unsent} isOwn={isOwn} />}
          {current && isIncomplete(current) && <MissingLine current={current} />}
        </TaskList>
      )}
    </WaitingLines>
  );
}

/** Only an open month can be filled in. */
function isIncomplete(current: CurrentMonth | null): boolean {
  return current !== null && current.status === 'open' && current.missingTotal > 0;
}

function MissingLine({ current }: { readonly current: CurrentMonth }) {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const [first = ''] = current.missing;
  const day = formatDayInWords(first, language);
  return (
    <TaskLine
      icon="calendar"
      title={t('missing', { count: current.missingTotal, month: monthName(current, language) })}
      detail={useDaysInWords(current)}
      action={
        <LinkButton
          to={`/timesheet?month=${first.slice(0, 7)}&day=${first}`}
          kind="primary"
          size="s"
          icon="edit"
          aria-label={t('fillNamed', { day })}
        >
          {t('fill')}
        </LinkButton>
      }
    />
  );
}

function UnsentLine({ unsent, isOwn }: { readonly unsent: UnsentMonth; readonly isOwn: boolean }) {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const { saver } = useChangedDays();
  const { send, isSending, dialog } = useSendMonth(saver);
  const days = useDaysInWords(unsent);
  const month = monthInWords(unsent, language);
  const address = `/timesheet?month=${unsent.year}-${String(unsent.month).padStart(2, '0')}`;
  const action = isOwn ? (
    <Button
      kind="primary"
      size="s"
      icon="send"
      isBusy={isSending}
      aria-label={t('sendNamed', { month })}
      onClick={() => void send({ ...unsent, toCome: 0 })}
    >
      {t('send')}
    </Button>
  ) : (
    <LinkButton to={address} size="s" aria-label={t('openNamed', { month })}>
      {t('open')}
    </LinkButton>
  );
  return (
    <>
      <TaskLine
        icon="send"
        title={t('unsent', { month })}
        detail={unsent.missingTotal === 0 ? t('complete') : days}
        action={action}
      />
      {dialog}
    </>
  );
}

/** The missing days, short enough for a phone: `mer 18, ven 20 e altri 3`. */
function useDaysInWords({ missing, missingTotal }: UnsentMonth): string {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const named = missing.map((day) => `${formatWeekday(day, language)} ${Number(day.slice(8))}`);
  const days = named.join(', ');
  const more = missingTotal - missing.length;
  return more > 0 ? t('more', { days, count: more }) : days;
}
