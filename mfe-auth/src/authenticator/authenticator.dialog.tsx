import { asApiError, failureSentence } from 'shared-api';
import type { AuthenticatorSetup } from 'shared-api/contracts/auth';
import { Dialog, ErrorState, LoadingState, OneTimeCodeForm, useTexts } from 'shared-ui';
import { useCodeOptions } from '../codes/use-code-options.ts';
import { sendMailCode } from './authenticator-calls.ts';
import { AuthenticatorCodeForm } from './authenticator-code-form.component.tsx';
import { RecoveryCodes } from './recovery-codes.component.tsx';
import { SetupKey } from './setup-key.component.tsx';
import { Step } from './step.component.tsx';
import { authenticatorTexts } from './authenticator.texts.ts';
import { useAuthenticatorSteps } from './use-authenticator-steps.ts';

interface AuthenticatorDialogProps {
  readonly username: string | undefined;
  /** What a code is asked for, where that is more than signing in. */
  readonly lead?: string | undefined;
  /** A setup that was begun already (a replacement); otherwise the server says what is due. */
  readonly setup?: AuthenticatorSetup;
  /** The code was right; while signing in the session stands. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The popups of the app (spec 01 §2 and §4), one after the other: code by mail, QR code, code of the app, recovery codes. */
export function AuthenticatorDialog({
  username,
  lead,
  setup: begun,
  onDone,
  onClose,
}: AuthenticatorDialogProps) {
  const t = useTexts(authenticatorTexts);
  const steps = useAuthenticatorSteps({ username, begun, onDone });
  const codeOptions = useCodeOptions();
  const { step, setup, beginning } = steps;
  const isFirst = setup?.showsQr === true;
  const isDone = step === 'recovery';
  return (
    <Dialog isOpen isSticky={isDone} onClose={isDone ? onDone : onClose} title={t(`title.${step}`)}>
      {step === 'begin' && <Beginning beginning={beginning} />}
      {step === 'mail' && (
        <Step>
          <OneTimeCodeForm
            {...codeOptions}
            channel="mail"
            lead={lead ?? t('mail.lead')}
            send={(asked) => sendMailCode(username, asked)}
            onPassed={(challenge) => beginning.mutate(challenge)}
            onCancel={onClose}
          />
        </Step>
      )}
      {step === 'scan' && setup && <SetupKey setup={setup} onBack={onClose} onNext={steps.showCode} />}
      {step === 'code' && (
        <AuthenticatorCodeForm
          lead={isFirst ? t('code.leadFirst') : (lead ?? t('code.lead'))}
          check={steps.check}
          onBack={isFirst ? steps.showKey : onClose}
          recovery={isFirst ? 'none' : 'offered'}
        />
      )}
      {isDone && <RecoveryCodes {...steps.given} onDone={onDone} />}
    </Dialog>
  );
}

function Beginning({ beginning }: Pick<ReturnType<typeof useAuthenticatorSteps>, 'beginning'>) {
  const t = useTexts(authenticatorTexts);
  const { error, isPending, mutate, variables } = beginning;
  if (!error) return <LoadingState shape="lines" rows={3} />;
  return (
    <ErrorState
      title={t('begin.failed')}
      error={error}
      onRetry={() => mutate(variables)}
      isRetrying={isPending}
      supportCode={asApiError(error)?.requestId}
    >
      {failureSentence(error, t('begin.failedHint'))}
    </ErrorState>
  );
}
