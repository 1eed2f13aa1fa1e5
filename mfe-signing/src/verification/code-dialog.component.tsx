import { asApiError, call, useBoot } from 'shared-api';
import { verifyCode } from 'shared-api/contracts/platform';
import { OneTimeCodeDialog, useTexts, type OneTimeCodeOptions } from 'shared-ui';
import { failureTexts } from '../failure.texts.ts';

type CodeDialogProps = Pick<OneTimeCodeOptions, 'channel' | 'address' | 'send' | 'onPassed'> & {
  readonly onClose: () => void;
};

/** The code popup of verifying and signing (spec 02 §2). */
export function CodeDialog(props: CodeDialogProps) {
  const t = useTexts(failureTexts);
  const { outbox } = useBoot();
  return (
    <OneTimeCodeDialog
      {...props}
      outbox={outbox}
      verify={(entered) => call(verifyCode, entered)}
      readFailure={asApiError}
      unanswered={t('unanswered')}
    />
  );
}
