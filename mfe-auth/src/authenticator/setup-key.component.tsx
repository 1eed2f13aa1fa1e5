import { showKey, type AuthenticatorSetup } from 'shared-api/contracts/auth';
import { AnchorButton, Button, copyText, DialogFoot, IconButton, useIsPhone, useTexts } from 'shared-ui';
import classes from './authenticator.module.css';
import { Step } from './step.component.tsx';
import { authenticatorTexts } from './authenticator.texts.ts';

interface SetupKeyProps {
  readonly setup: Pick<AuthenticatorSetup, 'qrImage' | 'key' | 'appAddress'>;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The key for the app (spec 01 §2): a QR code to scan; on a phone, which cannot scan itself, a link into the app first. */
export function SetupKey({ setup: { qrImage, key, appAddress }, onBack, onNext }: SetupKeyProps) {
  const t = useTexts(authenticatorTexts);
  const isPhone = useIsPhone();
  const messages = { done: t('scan.copied'), failed: t('recovery.copyFailed') };
  return (
    <Step>
      <div className={classes.step}>
        <p>{t(isPhone ? 'scan.leadPhone' : 'scan.lead')}</p>
        {isPhone && (
          <>
            <AnchorButton href={appAddress} icon="external" isWide>
              {t('scan.open')}
            </AnchorButton>
            <p className={classes.aside}>{t('scan.otherDevice')}</p>
          </>
        )}
        <img className={classes.picture} src={qrImage} alt={t('scan.picture')} width="220" height="220" />
        <div className={classes.byHand}>
          <p className={classes.aside}>{t('scan.byHand')}</p>
          <div className={classes.key}>
            <code>{showKey(key)}</code>
            <IconButton icon="copy" label={t('scan.copy')} onClick={() => void copyText(key, messages)} />
          </div>
        </div>
        <DialogFoot>
          <Button kind="quiet" icon="back" onClick={onBack}>
            {t('code.back')}
          </Button>
          <Button kind="primary" onClick={onNext} data-autofocus>
            {t('scan.next')}
          </Button>
        </DialogFoot>
      </div>
    </Step>
  );
}
