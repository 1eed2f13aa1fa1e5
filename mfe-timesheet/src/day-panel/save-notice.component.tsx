import { useState } from 'react';
import type { Cause, DayHours } from 'shared-api/contracts/timesheet';
import {
  Button,
  ConflictDialog,
  formatHours,
  Icon,
  useLanguage,
  useTexts,
  type IconName,
  type Translate,
} from 'shared-ui';
import type { ChangedDay } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import classes from './day-panel.module.css';
import { dayPanelTexts } from './day-panel.texts.ts';

interface VersionsProps {
  readonly saver: DaySaver;
  readonly causes: readonly Cause[];
}

interface SaveNoticeProps extends VersionsProps {
  readonly change: ChangedDay | undefined;
  /** Whether the day may be changed: what was refused for its locked month is refused again until it is opened. */
  readonly isEditable: boolean;
  /** Whether a row shows what the day may not have, which is not saved. */
  readonly isRefused: boolean;
  /** Takes the change back; undefined where there is none. */
  readonly onUndo: (() => void) | undefined;
}

/** Whether what was changed of the day is with the server, and the ways on: back, again, or between two versions. */
export function SaveNotice({ change, isEditable, isRefused, saver, causes, onUndo }: SaveNoticeProps) {
  const t = useTexts(dayPanelTexts);
  const mayRetry = change?.state === 'failed' || (change?.state === 'locked' && isEditable);
  const refusedLook: Look = { tone: 'warning', icon: 'warning', text: t('notSavedRefused') };
  const look = isRefused ? refusedLook : change && lookOf(change, t);
  return (
    <div className={classes.notice} data-tone={look?.tone} role={look?.tone === 'error' ? 'alert' : 'status'}>
      {look && (
        <>
          <Icon name={look.icon} size="s" />
          <p>{look.text}</p>
        </>
      )}
      {change?.conflict && <Comparison change={change} saver={saver} causes={causes} />}
      {change && mayRetry && (
        <Button size="s" onClick={() => saver.retry(change)}>
          {t('retry')}
        </Button>
      )}
      {onUndo && (
        <Button size="s" icon="undo" aria-keyshortcuts="Escape" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

/** Two versions of the day, of which one is to count. It opens by itself once. */
function Comparison({ change, saver, causes }: VersionsProps & { readonly change: ChangedDay }) {
  const t = useTexts(dayPanelTexts);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(true);
  const { conflict, hours } = change;
  if (!conflict) return null;
  const inWords = ({ ordinary, overtime, absence, causeId }: DayHours) => ({
    ordinary: formatHours(ordinary, language),
    overtime: formatHours(overtime, language),
    absence: formatHours(absence, language),
    cause: causes.find(({ id }) => id === causeId)?.description ?? null,
  });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {t('compare')}
      </Button>
      {isOpen && (
        <ConflictDialog
          conflict={{
            changedBy: conflict.changedBy,
            changedAt: conflict.changedAt,
            mine: inWords(hours),
            current: inWords(conflict.current),
            onKeepMine: () => saver.keepMine(change),
            onAcceptTheirs: () => saver.acceptTheirs(change),
            onClose: close,
          }}
          labels={{
            ordinary: t('ordinary'),
            overtime: t('overtime'),
            absence: t('absence'),
            cause: t('cause'),
          }}
        />
      )}
    </>
  );
}

interface Look {
  readonly tone: 'quiet' | 'warning' | 'error';
  readonly icon: IconName;
  readonly text: string;
}

function lookOf({ state, problem }: ChangedDay, t: Translate<(typeof dayPanelTexts)['it']>): Look {
  switch (state) {
    case 'pending':
    case 'saving':
      return { tone: 'quiet', icon: 'waiting', text: t('saving') };
    case 'saved':
      return { tone: 'quiet', icon: 'success', text: t('saved') };
    case 'waiting':
      return { tone: 'warning', icon: 'offline', text: t('waiting') };
    case 'conflict':
      return { tone: 'error', icon: 'error', text: t('conflict') };
    case 'failed':
    case 'locked': {
      const reason = problem?.sentence;
      return { tone: 'error', icon: 'error', text: reason ? t('notSavedFor', { reason }) : t('notSaved') };
    }
  }
}
