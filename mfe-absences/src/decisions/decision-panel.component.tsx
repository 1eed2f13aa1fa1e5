import { useState } from 'react';
import { asApiError } from 'shared-api';
import {
  decisionsOn,
  mayShorten,
  type AbsenceEvent,
  type AbsenceEventKind,
  type AbsenceInDetail,
  type AbsenceToDecide,
  type Certificate,
} from 'shared-api/contracts/absences';
import {
  Banner,
  Button,
  ErrorState,
  LoadingState,
  Sheet,
  Stack,
  StateChip,
  useTexts,
  useToday,
  type IconName,
} from 'shared-ui';
import { Timeline } from 'shared-ui/history';
import { absenceStates } from '../common/absence-states.ts';
import { ShortenDialog } from '../common/shorten.dialog.tsx';
import { shortenTexts } from '../common/shorten.texts.ts';
import { CertificateList } from '../sickness/certificates.component.tsx';
import classes from './decision-panel.module.css';
import { decisionsTexts, type DecisionsWords } from './decisions.texts.ts';
import { isOverdue } from './is-overdue.ts';
import { RequestFacts, Surroundings } from './surroundings.component.tsx';
import type { DecisionActions } from './use-decision-actions.tsx';
import { describeFailure, useAbsence } from './use-decisions.ts';

interface DecisionPanelProps extends DecisionActions {
  readonly row: AbsenceToDecide;
  readonly onClose: () => void;
}

/** A request beside the list: what was asked for, what helps to decide, its history, and the decision. */
export function DecisionPanel({ row, onClose, ...actions }: DecisionPanelProps) {
  const t = useTexts(decisionsTexts);
  const { data, error, refetch, isFetching } = useAbsence(row.id);
  const absence = data?.absence ?? row;
  const today = useToday();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={row.employeeName}
      height="full"
      actions={<Decide {...actions} absence={absence} onClose={onClose} />}
    >
      {absence.inPlaceOf !== '' && (
        <Banner tone="info">{t('panel.inPlaceOf', { name: absence.inPlaceOf })}</Banner>
      )}
      {isOverdue(absence, today) && <Banner tone="warning">{t('panel.overdue')}</Banner>}
      <RequestFacts absence={absence} />
      {data?.certificates && <CertificatesOf certificates={data.certificates} />}
      {data && <Surroundings {...data} />}
      {data && (
        <>
          <h3 className={classes.heading}>{t('panel.history')}</h3>
          <History {...data} />
        </>
      )}
      {!data && !error && <LoadingState rows={4} shape="lines" />}
      {!data && error && (
        <ErrorState
          title={t('panel.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          supportCode={asApiError(error)?.requestId}
        >
          {describeFailure(error)}
        </ErrorState>
      )}
    </Sheet>
  );
}

function CertificatesOf({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const t = useTexts(decisionsTexts);
  return (
    <>
      <h3 className={classes.heading}>{t('panel.certificates')}</h3>
      {certificates.length === 0 ? (
        <p className={classes.hint}>{t('panel.noCertificate')}</p>
      ) : (
        <CertificateList certificates={certificates} />
      )}
    </>
  );
}

interface DecideProps extends DecisionActions {
  readonly absence: AbsenceToDecide;
  readonly onClose: () => void;
}

/** What can be decided now: about what waits at once, about anything else by the sheet of its states (spec 03 §4). */
function Decide({ absence, onClose, decide, answerWithdrawal }: DecideProps) {
  const t = useTexts(decisionsTexts);
  const tShorten = useTexts(shortenTexts);
  const [showsStates, setShowsStates] = useState(false);
  const [changesDays, setChangesDays] = useState(false);
  const { status, withdrawalReason, kept, mayDecide } = absence;
  if (!mayDecide) return null;
  const act = (run: () => void) => {
    onClose();
    run();
  };
  if (withdrawalReason !== null)
    return (
      <>
        <Button icon="close" onClick={() => act(() => answerWithdrawal(absence, false))}>
          {t(kept ? 'action.keepDays' : 'action.keep')}
        </Button>
        <Button kind="primary" icon="undo" onClick={() => act(() => answerWithdrawal(absence, true))}>
          {t(kept ? 'action.grantDays' : 'action.grant')}
        </Button>
      </>
    );
  if (status === 'toApprove')
    return (
      <>
        <Button icon="close" onClick={() => act(() => decide([absence], 'refused'))}>
          {t('action.refuse')}
        </Button>
        <Button kind="primary" icon="check" onClick={() => act(() => decide([absence], 'approved'))}>
          {t('action.approve')}
        </Button>
      </>
    );
  const words = { toApprove: 'toApprove', approved: 'approve', refused: 'refuse' } as const;
  return (
    <>
      {mayShorten(absence) && !absence.isClosure && (
        <Button icon="calendar" aria-haspopup="dialog" onClick={() => setChangesDays(true)}>
          {tShorten('action')}
        </Button>
      )}
      {changesDays && <ShortenDialog request={absence} onClose={() => setChangesDays(false)} />}
      <Button icon="edit" aria-haspopup="dialog" onClick={() => setShowsStates(true)}>
        {t('action.state')}
      </Button>
      <Sheet isOpen={showsStates} onClose={() => setShowsStates(false)} title={t('statusSheet')}>
        <Stack>
          <div>
            <StateChip states={absenceStates} state={status} />
          </div>
          {decisionsOn(status).map((decision) => (
            <Button
              key={decision}
              isWide
              icon={absenceStates.looks[decision].icon}
              onClick={() => act(() => decide([absence], decision))}
            >
              {t(`action.${words[decision]}`)}
            </Button>
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

const looks: Readonly<
  Record<
    AbsenceEventKind,
    { readonly icon: IconName; readonly tone: 'neutral' | 'success' | 'warning' | 'error' | 'info' }
  >
> = {
  added: { icon: 'add', tone: 'neutral' },
  changed: { icon: 'edit', tone: 'neutral' },
  open: { icon: 'edit', tone: 'neutral' },
  toApprove: { icon: 'send', tone: 'warning' },
  approved: { icon: 'success', tone: 'success' },
  refused: { icon: 'error', tone: 'error' },
  withdrawn: { icon: 'undo', tone: 'neutral' },
  withdrawalAsked: { icon: 'undo', tone: 'warning' },
  withdrawalRefused: { icon: 'close', tone: 'info' },
  daysAsked: { icon: 'calendar', tone: 'warning' },
  daysRefused: { icon: 'close', tone: 'info' },
  givenBack: { icon: 'undo', tone: 'info' },
  recounted: { icon: 'calendar', tone: 'info' },
  certificate: { icon: 'attachment', tone: 'neutral' },
};

function History({ events }: Pick<AbsenceInDetail, 'events'>) {
  const t = useTexts(decisionsTexts);
  return (
    <Timeline
      label={t('panel.history')}
      heading="h4"
      events={events.map((event) => ({
        id: String(event.id),
        at: event.at,
        what: t(`event.${event.kind}`),
        ...(event.who !== null && { who: whoOf(event.who, event, t) }),
        ...looks[event.kind],
        detail: event.reason,
      }))}
    />
  );
}

function whoOf(name: string, { inPlaceOf }: AbsenceEvent, t: DecisionsWords): string {
  return inPlaceOf === '' ? name : t('inPlace', { name, place: inPlaceOf });
}
