import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { keptDays } from './kept-drawings.ts';
import { signTexts } from './sign.texts.ts';
import type { SaveState } from './save-queue.ts';
import { Notice } from './notice.component.tsx';

const savedShownMs = 4000;

interface SavingNoticeProps {
  readonly state: SaveState;
  readonly signed: number;
  readonly onRetry: () => void;
  readonly onAskCode: () => void;
}

/** Whether the last signature is with the server: being saved, saved, waiting for the network, or refused with a way on. */
export function SavingNotice({ state, signed, onRetry, onAskCode }: SavingNoticeProps) {
  const t = useTexts(signTexts);
  const { phase, problem } = state;
  const navigate = useNavigate();
  const isSavedShown = useJustSaved(signed);
  if (phase === 'waiting') {
    const offline = state.isKept ? t('saving.waitingKept', { days: keptDays }) : t('saving.waiting');
    const noServer = problem && problem.status >= 500 ? t('saving.noServer') : undefined;
    const reason = problem?.isForeign ? problem.message : noServer;
    return (
      <Notice
        tone="warning"
        icon="offline"
        text={reason ? t('saving.waitingBetween', { reason }) : offline}
        actions={[[t('retry'), onRetry]]}
      />
    );
  }
  if (phase === 'refused' && needsNewCode(state))
    return (
      <Notice
        tone="error"
        icon="error"
        text={t('saving.newCode')}
        actions={[[t('saving.askCode'), onAskCode]]}
      />
    );
  if (phase === 'refused') {
    const text = t('saving.failed', { reason: failureText(problem) });
    return (
      <Notice tone="error" icon="error" text={text} actions={mayHeal(state) ? [[t('retry'), onRetry]] : []} />
    );
  }
  if (phase === 'gone')
    return (
      <Notice
        tone="error"
        icon="error"
        text={t(problem?.code === 'document-expired' ? 'saving.expired' : 'saving.gone')}
        actions={[[t('state.documents'), () => void navigate('/documents')]]}
      />
    );
  if (phase === 'saving') return <Notice tone="quiet" icon="waiting" text={t('saving.saving')} />;
  return isSavedShown ? <Notice tone="quiet" icon="success" text={t('saving.saved')} /> : null;
}

/** Whether a box has just been saved: what is said of it goes by itself, and is not said of those that were there already. */
function useJustSaved(signed: number): boolean {
  const [known, setKnown] = useState(signed);
  const isNew = signed > known;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setKnown(signed), savedShownMs);
    return () => clearTimeout(timer);
  }, [isNew, signed]);
  return isNew;
}

/** Whether a new try can help: what failed on the way, or too early. */
function mayHeal({ problem }: SaveState): boolean {
  return problem === null || problem.status === 0 || problem.status === 429 || problem.status >= 500;
}

/** Whether the server wants another code with what is still to be saved. */
function needsNewCode({ problem }: SaveState): boolean {
  return problem?.code === 'code-expired' || problem?.code === 'wrong-code';
}
