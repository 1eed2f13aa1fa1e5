import { asApiError, call, isFailure, useBoot } from 'shared-api';
import { verifyCode } from 'shared-api/contracts/platform';
import { OneTimeCodeDialog, TextButton, useTexts, type OneTimeCodeOptions } from 'shared-ui';
import { failureTexts } from '../failure.texts.ts';
import { verificationTexts } from './verification.texts.ts';

type CodeDialogProps = Pick<OneTimeCodeOptions, 'channel' | 'lead' | 'address' | 'send' | 'onPassed'> & {
  readonly onClose: () => void;
  /** No code is sent any more, since what it is for ran out. */
  readonly onExpired?: (() => void) | undefined;
  /** Leads to where another number is given; none where it stays as it is. */
  readonly onWrongNumber?: (() => void) | undefined;
};

/** The code popup of verifying and signing (spec 02 §2). */
export function CodeDialog({ onWrongNumber, onExpired, send, ...props }: CodeDialogProps) {
  const t = useTexts(failureTexts);
  const tVerify = useTexts(verificationTexts);
  const { outbox } = useBoot();
  return (
    <OneTimeCodeDialog
      {...props}
      send={async (asked) => {
        try {
          return await send(asked);
        } catch (error) {
          if (isFailure(error, 'document-expired')) onExpired?.();
          throw error;
        }
      }}
      outbox={outbox}
      verify={(entered) => call(verifyCode, entered)}
      readFailure={asApiError}
      unanswered={t('unanswered')}
      others={
        onWrongNumber && <TextButton onClick={onWrongNumber}>{tVerify('mobile.wrongNumber')}</TextButton>
      }
    />
  );
}
