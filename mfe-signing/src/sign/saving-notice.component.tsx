import { Button, Icon, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { signTexts } from './sign.texts.ts';
import type { SaveState } from './save-queue.ts';
import classes from './saving-notice.module.css';

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
  if (phase === 'waiting')
    return <Notice tone="warning" icon="offline" text={t('saving.waiting')} action={[t('retry'), onRetry]} />;
  if (phase === 'refused' && needsNewCode(state))
    return (
      <Notice
        tone="error"
        icon="error"
        text={t('saving.newCode')}
        action={[t('saving.askCode'), onAskCode]}
      />
    );
  if (phase === 'refused') {
    const text = t('saving.failed', { reason: failureText(problem) });
    return <Notice tone="error" icon="error" text={text} action={[t('retry'), onRetry]} />;
  }
  if (phase === 'saving') return <Notice tone="quiet" icon="waiting" text={t('saving.saving')} />;
  return signed > 0 ? <Notice tone="quiet" icon="success" text={t('saving.saved')} /> : null;
}

/** Whether the server wants another code with what is still to be saved. */
function needsNewCode({ problem }: SaveState): boolean {
  return problem?.code === 'code-expired' || problem?.code === 'wrong-code';
}

interface NoticeProps {
  readonly tone: 'quiet' | 'warning' | 'error';
  readonly icon: 'offline' | 'error' | 'waiting' | 'success';
  readonly text: string;
  readonly action?: readonly [label: string, onClick: () => void];
}

function Notice({ tone, icon, text, action }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icon} size="s" />
      <p>{text}</p>
      {action && (
        <Button size="s" onClick={action[1]}>
          {action[0]}
        </Button>
      )}
    </div>
  );
}
