import { clock } from 'shared-api';
import type { PunchKind, PunchState } from 'shared-api/contracts/timesheet';
import {
  Button,
  formatDayInWords,
  formatHours,
  formatWhen,
  Icon,
  TextButton,
  TextLink,
  useConfirm,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import classes from './punch-panel.module.css';
import { minutesUntil, usePunchQueue, useRunningMinutes } from './use-punches.ts';
import { WaitingPunches } from './waiting-punches.component.tsx';

interface PunchPanelProps {
  readonly state: PunchState;
  /** When the state was read, in milliseconds. */
  readonly readAt: number;
}

/** Within how many milliseconds a second press is asked about. */
const soonMs = 60_000;

/** The button that punches, with where the person stands, what waits on the device, and what is missing. */
export function PunchPanel({ state, readAt }: PunchPanelProps) {
  const t = useTexts(badgeTexts);
  const language = useLanguage();
  const { waiting, queue } = usePunchQueue();
  const { ask, dialog } = useConfirm();
  const pending = waiting.filter((punch) => punch.state === 'sending' || punch.state === 'waiting');
  const lastPending = pending.at(-1);
  const next = lastPending ? opposite(lastPending.kind) : state.next;
  const last = lastPending
    ? { kind: lastPending.kind, at: new Date(lastPending.pressedAt).toISOString() }
    : state.last;
  const isLocked = state.isLocked && !lastPending;
  const running = useRunningMinutes(state, readAt);
  const [firstPending] = pending;
  const minutes = state.worked + (firstPending ? minutesUntil(state, firstPending) : running);
  /** Nobody is asked to punch on a day of leave; who came all the same may. */
  const isAway = state.isAbsent && last?.kind !== 'in' && state.worked === 0 && pending.length === 0;
  const press = async (kind: PunchKind) => {
    if (last && clock.now() - Date.parse(last.at) < soonMs) {
      const when = formatWhen(last.at, language);
      const isSure = await ask({
        title: t('soon.title'),
        text: t('soon.text', { kind: t(last.kind), when }),
        confirmLabel: t('soon.confirm', { kind: t(kind) }),
      });
      if (!isSure) return;
    }
    await queue.press(kind);
  };
  return (
    <div className={classes.panel}>
      <div className={classes.now}>
        <span className={classes.icon} data-open={next === 'out' || undefined}>
          <Icon name="clock" />
        </span>
        <div className={classes.words}>
          <p className={classes.standing}>{standing()}</p>
          <p className={classes.detail}>{detail()}</p>
        </div>
        {next && !isLocked && (
          <Button
            kind={isAway ? 'secondary' : 'primary'}
            className={classes.button}
            isBusy={waiting.some((punch) => punch.state === 'sending')}
            onClick={() => void press(next)}
          >
            {t(next)}
          </Button>
        )}
      </div>
      {state.mayAlsoEnter && !lastPending && (
        <p className={classes.hint}>
          {t('forgotten')} <TextButton onClick={() => void press('in')}>{t('enterAnyway')}</TextButton>
        </p>
      )}
      <WaitingPunches waiting={waiting} isKept={queue.isKept()} onDismiss={queue.dismiss} />
      <MissingPunches days={state.unmatchedDays} />
      {dialog}
    </div>
  );

  function detail(): string {
    if (isLocked) return t('locked');
    const worked =
      minutes > 0 || next === 'out' ? t('worked', { hours: formatHours(minutes, language) }) : '';
    return next === null ? t('full', { worked }) : worked;
  }

  function standing(): string {
    if (isAway) return t('away');
    if (!last) return t('nothingYet');
    const when = formatWhen(last.at, language);
    if (next === 'out') return t('atWork', { when });
    return t('last', { kind: t(last.kind), when });
  }
}

function MissingPunches({ days }: { readonly days: readonly string[] }) {
  const t = useTexts(badgeTexts);
  const language = useLanguage();
  const [first] = days;
  if (first === undefined) return null;
  return (
    <p className={classes.hint} data-tone="warning">
      <Icon name="warning" size="s" />
      <span>
        {t('missing', { count: days.length, day: formatDayInWords(first, language) })}{' '}
        <TextLink to={`/timesheet?day=${first}&tab=badge`}>{t('correct')}</TextLink>
      </span>
    </p>
  );
}

function opposite(kind: PunchKind): PunchKind {
  return kind === 'in' ? 'out' : 'in';
}
