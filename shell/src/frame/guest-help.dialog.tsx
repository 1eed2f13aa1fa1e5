import { useBoot, useSignedIn } from 'shared-api';
import { Button, Dialog, ExternalLink, useTexts, menuTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import classes from './guest-help.module.css';
import { useLeave } from './use-leave.ts';

interface GuestHelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a guest may want to know who has never been here: how to sign, whom to ask, how to leave. */
export function GuestHelpDialog({ isOpen, onClose }: GuestHelpDialogProps) {
  const t = useTexts(shellTexts);
  const tMenu = useTexts(menuTexts);
  const { fullName } = useSignedIn();
  const { privacyUrl } = useBoot().about;
  const leave = useLeave();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('guest.help')}>
      <div className={classes.help}>
        <h3>{t('guest.how')}</h3>
        <ol>
          <li>{t('guest.step.read')}</li>
          <li>{t('guest.step.sign')}</li>
          <li>{t('guest.step.done')}</li>
        </ol>
        <p>{t('guest.questions')}</p>
        {privacyUrl && <ExternalLink href={privacyUrl}>{t('info.privacy')}</ExternalLink>}
        <p className={classes.who}>{t('guest.who', { name: fullName })}</p>
        <Button isWide kind="quiet" icon="logout" onClick={() => void leave()}>
          {tMenu('signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
