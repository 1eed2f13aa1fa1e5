import { call, useSignedIn } from 'shared-api';
import { generateOtpAndSendMail, type Profile } from 'shared-api/contracts/auth';
import { Banner, Button, Row, useTexts } from 'shared-ui';
import { CodeDialog } from '../codes/code-dialog.component.tsx';
import { productId } from '../login/sign-in-settings.ts';
import { texts } from './texts/texts.ts';
import { useNewEmail } from './use-new-email.ts';

interface NewEmailProps {
  readonly profile: Profile | undefined;
  /** Only the person himself confirms; an administrator sees that it waits. */
  readonly isOwn: boolean;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** A new address that waits for its code: enter the code, or stay with the one of now. */
export function NewEmail({ profile, isOwn, isConfirming, onConfirming }: NewEmailProps) {
  const t = useTexts(texts);
  const { username } = useSignedIn();
  const { confirm, cancel, isBusy } = useNewEmail();
  const email = profile?.pendingEmail;
  if (!email) return null;
  if (!isOwn) return <Banner icon="mail">{t('newEmail.waitingOther', { email })}</Banner>;
  return (
    <Banner tone="warning" icon="mail">
      <p>{t('newEmail.waiting', { email })}</p>
      <Row>
        <Button kind="primary" onClick={() => onConfirming(true)}>
          {t('newEmail.enterCode')}
        </Button>
        <Button isBusy={isBusy} onClick={cancel}>
          {t('newEmail.cancel')}
        </Button>
      </Row>
      {isConfirming && (
        <CodeDialog
          channel="mail"
          lead={t('newEmail.lead', { email })}
          send={() => call(generateOtpAndSendMail, { username, product: productId, purpose: 'newmail' })}
          onPassed={(challenge) => {
            onConfirming(false);
            confirm(challenge);
          }}
          onClose={() => onConfirming(false)}
        />
      )}
    </Banner>
  );
}
