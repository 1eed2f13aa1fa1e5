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
  /** How its code is asked for; undefined where no code can confirm it: it is to be taken away. */
  readonly code?:
    | {
        readonly channel: 'mail' | 'sms';
        readonly lead: string;
        readonly send: (asked: CodeAsked) => Promise<CodeSent>;
      }
    | undefined;
  /** The words of staying with the one of now. */
  readonly cancelLabel?: string | undefined;
  readonly actions: PendingContactActions;
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** One's new address or number that waits for its code, or the end of one: enter the code, or stay with the one of now. */
export function PendingContact({ icon, text, isConfirming, onConfirming, ...rest }: PendingContactProps) {
  const t = useTexts(profileTexts);
  const codeOptions = useCodeOptions();
  const { code, cancelLabel, actions } = rest;
  const { confirm, cancel, isBusy } = usePendingContact(actions);
  const { actingFor } = useSignedIn();
  return (
    <Banner tone="warning" icon={icon}>
      <Stack gap="s">
        <p>{text}</p>
        {!actingFor && (
          <Row>
            {code && (
              <Button kind="primary" onClick={() => onConfirming(true)}>
                {t('pending.enterCode')}
              </Button>
            )}
            <Button kind={code ? 'secondary' : 'primary'} isBusy={isBusy} onClick={cancel}>
              {cancelLabel ?? t('pending.cancel')}
            </Button>
          </Row>
        )}
      </Stack>
      {code && isConfirming && !actingFor && (
        <OneTimeCodeDialog
          {...codeOptions}
          {...code}
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
