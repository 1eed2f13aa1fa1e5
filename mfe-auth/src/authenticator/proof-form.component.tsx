import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from 'shared-api';
import type { AuthenticatorProof } from 'shared-api/contracts/auth';
import { LoadingState, notify, OneTimeCodeForm, TextButton, useTexts } from 'shared-ui';
import { useCodeOptions } from '../codes/use-code-options.ts';
import { sendMailCode } from './authenticator-calls.ts';
import { AuthenticatorCodeForm } from './authenticator-code-form.component.tsx';
import { useStrongDemand } from '../strong-sign-in/use-strong-demand.ts';
import { Step } from './step.component.tsx';
import { authenticatorTexts } from './authenticator.texts.ts';

interface ProofFormProps {
  readonly username: string;
  readonly lead: string;
  /** Does what the proof is for; what it throws about a code is shown on the field. */
  readonly act: (proof: AuthenticatorProof) => Promise<void>;
  readonly onBack: () => void;
}

/** Has the person who changes their app prove who they are: by a code of it, a recovery code, or a code by mail. */
export function ProofForm({ username, lead, act, onBack }: ProofFormProps) {
  const t = useTexts(authenticatorTexts);
  const codeOptions = useCodeOptions();
  const [way, setWay] = useState<'app' | 'mail'>('app');
  // Where codes by mail count for nothing, none is offered.
  const isMailOffered = useStrongDemand().data?.demand === 'none';
  const acting = useMutation({
    mutationFn: (challenge: string) => act({ challenge }),
    onError: (error) => {
      notify.error(failureSentence(error, t('card.failed')));
      setWay('app');
    },
  });
  if (acting.isPending || acting.isSuccess) return <LoadingState shape="lines" rows={3} />;
  if (way === 'app')
    return (
      <AuthenticatorCodeForm
        lead={`${lead} ${t('code.lead')}`}
        check={(code) => act({ code })}
        onBack={onBack}
        others={isMailOffered && <TextButton onClick={() => setWay('mail')}>{t('code.toMail')}</TextButton>}
      />
    );
  return (
    <Step>
      <OneTimeCodeForm
        {...codeOptions}
        channel="mail"
        lead={lead}
        send={(asked) => sendMailCode(username, asked)}
        onPassed={(challenge) => acting.mutate(challenge)}
        onCancel={onBack}
        others={<TextButton onClick={() => setWay('app')}>{t('code.toApp')}</TextButton>}
      />
    </Step>
  );
}
