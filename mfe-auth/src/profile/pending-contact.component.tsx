import { useSignedIn } from 'shared-api';
import type { CodeSent } from 'shared-api/contracts/platform';
import {
  Banner,
  Button,
  type CodeAsked,
  type IconName,
  OneTimeCodeDialog,
  Row,
  Stack,
  useTexts,
} from 'shared-ui';
import { useCodeOptions } from '../codes/use-code-options.ts';
import { profileTexts } from './profile.texts.ts';
import { usePendingContact, type PendingContactActions } from './use-pending-contact.ts';

interface PendingContactProps {
  readonly icon: IconName;
  readonly text: string;
  readonly channel: 'mail' | 'sms';
  readonly lead: string;
  readonly send: (asked: CodeAsked) => Promise<CodeSent>;
  readonly actions: PendingContactActions;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** One's new address or number that waits for its code: enter the code, or stay with the one of now. */
export function PendingContact({ icon, text, isConfirming, onConfirming, ...rest }: PendingContactProps) {
  const t = useTexts(profileTexts);
  const codeOptions = useCodeOptions();
  const { channel, lead, send, actions } = rest;
  const { confirm, cancel, isBusy } = usePendingContact(actions);
  const { actingFor } = useSignedIn();
  return (
    <Banner tone="warning" icon={icon}>
      <Stack gap="s">
        <p>{text}</p>
        {!actingFor && (
          <Row>
            <Button kind="primary" onClick={() => onConfirming(true)}>
              {t('pending.enterCode')}
            </Button>
            <Button isBusy={isBusy} onClick={cancel}>
              {t('pending.cancel')}
            </Button>
          </Row>
        )}
      </Stack>
      {isConfirming && !actingFor && (
        <OneTimeCodeDialog
          {...codeOptions}
          channel={channel}
          lead={lead}
          send={send}
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
