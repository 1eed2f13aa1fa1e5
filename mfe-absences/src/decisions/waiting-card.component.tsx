import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  getAbsencesWaiting,
  type AbsencesWaiting,
  type AbsenceToDecide,
} from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';
import {
  Button,
  Row,
  TaskLine,
  TaskList,
  TextLink,
  useChangingIds,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { causeInWords } from './decision-in-words.ts';
import { absenceTimeInWords, spanInWords } from '../common/absence-time-in-words.ts';
import { useDecisionActions, type DecisionActions } from './use-decision-actions.tsx';
import { waitingCardTexts } from './waiting-card.texts.ts';

/** The requests that wait for the caller's decision, decided where they stand: on the dashboard. */
export function AbsencesWaitingCard(card: DashboardCardProps) {
  const t = useTexts(waitingCardTexts);
  const query = useQuery({
    ...callQuery(getAbsencesWaiting, {}, { live: absencesLiveKey }),
  });
  const { dialog, ...actions } = useDecisionActions({ deselect: () => undefined });
  return (
    <>
      <WaitingLines
        {...card}
        query={query}
        count={({ first }) => first.length}
        failure={(error) => failureSentence(error, t('notLoaded'))}
      >
        {(waiting) => <Lines {...waiting} {...actions} />}
      </WaitingLines>
      {dialog}
    </>
  );
}

function Lines({ first, total, ...actions }: AbsencesWaiting & DecisionActions) {
  const t = useTexts(waitingCardTexts);
  const changing = useChangingIds();
  const more = total - first.length;
  return (
    <>
      <TaskList label={t('list')}>
        {first.map((absence) => (
          <Line key={absence.id} {...actions} absence={absence} isChanging={changing.has(absence.id)} />
        ))}
      </TaskList>
      <TextLink to="/absences">{more > 0 ? t('more', { count: more }) : t('all')}</TextLink>
    </>
  );
}

interface LineProps extends DecisionActions {
  readonly absence: AbsenceToDecide;
  /** Whether it is decided already and can still be undone. */
  readonly isChanging: boolean;
}

function Line({ absence, isChanging, decide, answerWithdrawal }: LineProps) {
  const t = useTexts(waitingCardTexts);
  const isWithdrawal = absence.withdrawalReason !== null;
  const { kept } = absence;
  const [cause, period] = [causeInWords(absence), kept ? spanInWords(kept) : absenceTimeInWords(absence)];
  const named = { name: absence.employeeName, period };
  const approve = kept ? 'grantDays' : isWithdrawal ? 'grant' : 'approve';
  return (
    <TaskLine
      icon={isWithdrawal ? 'undo' : 'absence'}
      title={absence.employeeName}
      detail={isWithdrawal ? t(kept ? 'fewerDays' : 'withdrawal', { cause, period }) : `${cause} · ${period}`}
      action={
        <Row align="end">
          {!isWithdrawal && (
            <Button
              size="s"
              disabled={isChanging}
              aria-label={t('refuseNamed', named)}
              onClick={() => decide([absence], 'refused')}
            >
              {t('refuse')}
            </Button>
          )}
          <Button
            size="s"
            kind="primary"
            disabled={isChanging}
            aria-label={t(`${approve}Named`, named)}
            onClick={() => (isWithdrawal ? answerWithdrawal(absence, true) : decide([absence], 'approved'))}
          >
            {t(isWithdrawal ? 'grant' : 'approve')}
          </Button>
        </Row>
      }
    />
  );
}
