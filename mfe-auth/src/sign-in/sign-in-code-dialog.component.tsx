import { call } from 'shared-api';
import { sendCodeByMail, sendCodeBySms } from 'shared-api/contracts/platform';
import { OneTimeCodeDialog, type CodeAsked } from 'shared-ui';
import { useCodeOptions } from '../codes/use-code-options.ts';
import { answerLimit, productId } from './sign-in-settings.ts';

interface LoginCodeDialogProps {
  readonly username: string | undefined;
  readonly channel: 'mail' | 'sms';
  readonly lead?: string | undefined;
  readonly onEntered: () => void;
  readonly onClose: () => void;
}

const senders = { mail: sendCodeByMail, sms: sendCodeBySms } as const;

/** The popup of a login's code by mail or SMS. */
export function SignInCodeDialog({ username, channel, lead, onEntered, onClose }: LoginCodeDialogProps) {
  const codeOptions = useCodeOptions();
  const send = (asked: CodeAsked) =>
    call(
      senders[channel],
      { username, product: productId, purpose: 'login', ...asked },
      { signal: AbortSignal.timeout(answerLimit) },
    );
  return (
    <OneTimeCodeDialog
      {...codeOptions}
      channel={channel}
      lead={lead}
      send={send}
      onPassed={onEntered}
      onClose={onClose}
    />
  );
}
