import { useState } from 'react';
import { ApiError } from 'shared-api';
import type { CodeSent } from 'shared-api/contracts/platform';
import { Button, Form, notify, OneTimeCodeField, TextButton, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import classes from './code-entry.module.css';
import { CodeMessage } from './code-message.component.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSentCode } from './use-sent-code.ts';
import { useSmsCode } from './use-sms-code.ts';

/** What asking for a code that was sent takes. */
export interface CodeEntryProps {
  readonly channel: 'mail' | 'sms';
  /** What the code is for, where it is not plain. */
  readonly lead?: string;
  /** Has the code sent: at once, and again by 'Reinvia'. */
  readonly send: () => Promise<CodeSent>;
  /** The code was right. Its challenge is good once, for the call that it was made for. */
  readonly onPassed: (challenge: string) => void;
}

/** Asks for a code that came by mail or SMS (spec 01 §2 and §5): digits and Backspace, 'Reinvia', texts of two seconds. */
export function CodeEntry({ channel, lead, send, onPassed }: CodeEntryProps) {
  const t = useTexts(authTexts);
  const { sending, checking, resendAt } = useSentCode(send);
  const wait = useCountdown(resendAt);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const challenge = sending.data?.challenge;

  const refuse = (text: string) => {
    setProblem(text);
    notify.clear();
    notify.error(text, { duration: 'brief' });
  };
  const refuseAndClear = (text: string) => {
    setCode('');
    refuse(text);
  };
  const check = (entered: string) => {
    if (entered === '') return refuse(t('code.empty'));
    if (!challenge || checking.isPending) return;
    if (entered.length < 6) return refuseAndClear(t('code.wrong'));
    checking.mutate(
      { challenge, code: entered },
      {
        onSuccess: () => onPassed(challenge),
        // A code that the server has not seen is still to be sent.
        onError: (error) =>
          error instanceof ApiError && error.message
            ? refuseAndClear(error.message)
            : refuse(t('login.failedAfterCode')),
      },
    );
  };
  const enter = (digits: string) => {
    setCode(digits);
    if (digits) setProblem(undefined);
  };
  const resend = () => {
    enter('');
    setProblem(undefined);
    sending.mutate('again', { onSuccess: () => notify.success(t('code.resent')) });
  };
  useSmsCode(channel === 'sms', (digits) => {
    enter(digits);
    check(digits);
  });

  return (
    <Form className={classes.form} onSubmit={() => check(code)}>
      {lead && <p>{lead}</p>}
      <CodeMessage channel={channel} sending={sending} />
      <OneTimeCodeField
        label={t('code.label')}
        value={code}
        error={problem}
        onChange={enter}
        onComplete={check}
      />
      <TextButton disabled={wait > 0 || sending.isPending} onClick={resend}>
        {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
      </TextButton>
      <Button type="submit" kind="primary" isWide isBusy={checking.isPending}>
        {t('code.confirm')}
      </Button>
    </Form>
  );
}
