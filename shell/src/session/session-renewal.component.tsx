import { useEffect, useState } from 'react';
import {
  answerSessionLoss,
  call,
  explainSessionLoss,
  renewSession,
  useBoot,
  useSessionLoss,
  type SessionLossReason,
} from 'shared-api';
import { checkSession } from 'shared-api/contracts/auth';
import type { BootDocument } from 'shared-api/contracts/platform';
import { Button, Dialog, useTexts } from 'shared-ui';
import { contributionsTo } from '../places/contributions.ts';
import { shellTexts } from '../shell.texts.ts';
import { leavePage } from './leave-page.ts';
import classes from './session-renewal.module.css';
import { SignInForm } from './sign-in-form.component.tsx';

/**
 * Stands over the screen when its session is over: what was typed stays, and after the same person has signed in again the
 * calls that failed are made once more (departure D38).
 */
export function SessionRenewal() {
  const loss = useSessionLoss();
  const boot = useBoot();
  const reason = loss?.reason;
  useEffect(answerSessionLoss, []);
  useEffect(() => {
    if (reason === 'unknown') void findReason();
  }, [reason]);
  const [asked, setAsked] = useState(loss);
  if (loss && loss !== asked) setAsked(loss);
  if (!asked || !boot.session) return null;
  return <RenewalDialog isOpen={loss !== null} reason={asked.reason} boot={boot} session={boot.session} />;
}

interface RenewalDialogProps {
  readonly isOpen: boolean;
  readonly reason: SessionLossReason;
  readonly boot: BootDocument;
  readonly session: NonNullable<BootDocument['session']>;
}

function RenewalDialog({ isOpen, reason, boot, session }: RenewalDialogProps) {
  const t = useTexts(shellTexts);
  const [form] = contributionsTo(boot, 'signInAgain');
  const goOn = async () => {
    if (!(await renewSession())) leavePage();
  };
  const keptOfGuest = reason === 'withdrawn' ? 'nothingToDo' : 'keptGuest';
  const kept = session.isGuest ? keptOfGuest : 'kept';
  return (
    <Dialog
      isOpen={isOpen}
      isSticky
      role="alertdialog"
      title={t(session.isGuest ? 'session.titleGuest' : 'session.title')}
      onClose={() => undefined}
      actions={<Button onClick={leavePage}>{t('session.leave')}</Button>}
    >
      <div className={classes.words}>
        <p>{t(`session.reason.${reason}`)}</p>
        <p>{t(`session.${kept}`)}</p>
      </div>
      {!session.isGuest && form && <SignInForm contributed={form} session={session} onSignedIn={goOn} />}
    </Dialog>
  );
}

async function findReason(): Promise<void> {
  try {
    const { isForced, reason, isWithdrawn } = await call(checkSession, {});
    explainSessionLoss(isWithdrawn ? 'withdrawn' : (reason ?? (isForced ? 'forced' : 'expired')));
  } catch {
    // Out of reach: the words for any reason stay.
  }
}
