import { Button, formatWhen, StatusBadge, useLanguage, useTexts } from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import type { WaitingPunch } from './punch-queue.ts';
import classes from './punch-panel.module.css';

interface WaitingPunchesProps {
  readonly waiting: readonly WaitingPunch[];
  /** Whether they outlive the page. */
  readonly isKept: boolean;
  readonly onDismiss: (key: string) => void;
}

const tones = { sending: 'info', waiting: 'warning', refused: 'error', tooOld: 'error' } as const;
const icons = { sending: 'refresh', waiting: 'offline', refused: 'error', tooOld: 'expired' } as const;

/** The presses that the server has not counted, each with why. */
export function WaitingPunches({ waiting, isKept, onDismiss }: WaitingPunchesProps) {
  const t = useTexts(badgeTexts);
  const language = useLanguage();
  const shown = waiting.filter(({ state }) => state !== 'sending');
  if (shown.length === 0) return null;
  return (
    <div role="status">
      <ul className={classes.waiting} aria-label={t('waitingList')}>
        {shown.map(({ key, kind, pressedAt, state, sentence }) => {
          const named = { kind: t(kind), when: formatWhen(new Date(pressedAt).toISOString(), language) };
          const isOver = state === 'refused' || state === 'tooOld';
          return (
            <li key={key}>
              <span>{`${named.kind}, ${named.when}`}</span>
              <StatusBadge tone={tones[state]} icon={icons[state]}>
                {t(`state.${state}`)}
              </StatusBadge>
              {sentence && <span className={classes.sentence}>{sentence}</span>}
              {isOver && (
                <Button size="s" aria-label={t('dismissNamed', named)} onClick={() => onDismiss(key)}>
                  {t('dismiss')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!isKept && <p className={classes.hint}>{t('notKept')}</p>}
    </div>
  );
}
