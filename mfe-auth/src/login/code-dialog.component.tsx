import { useState } from 'react';
import { ApiError } from 'shared-api';
import { Button, Dialog, Form, notify, OneTimeCodeField, TextButton, useTexts } from 'shared-ui';
import { texts } from '../texts/texts.ts';
import classes from './code-dialog.module.css';
import { CodeMessage } from './code-message.component.tsx';
import { useCountdown } from './use-countdown.ts';
import { useLoginCode } from './use-login-code.ts';

interface CodeDialogProps {
  readonly username: string;
  /** The code was right. */
  readonly onEntered: () => void;
  readonly onClose: () => void;
}

/** Asks for the code that came by mail (spec 01 §2 and §5): digits and Backspace, 'Reinvia', texts of two seconds. */
export function CodeDialog({ username, onEntered, onClose }: CodeDialogProps) {
  const t = useTexts(texts);
  const { sending, checking, resendAt } = useLoginCode(username);
  const wait = useCountdown(resendAt);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const challenge = sending.data?.challenge;

  const refuse = (text: string) => {
    setProblem(text);
    notify.clear();
    notify.error(text, { duration: 'brief' });
  };
  const check = (entered: string) => {
    if (entered === '') return refuse(t('code.empty'));
    if (!challenge || checking.isPending) return;
    if (entered.length < 6) return refuse(t('code.wrong'));
    checking.mutate(
      { challenge, code: entered },
      {
        onSuccess: onEntered,
        onError: (error) => {
          setCode('');
          refuse((error instanceof ApiError && error.message) || t('login.failedAfterCode'));
        },
      },
    );
  };
  const resend = () => {
    setCode('');
    setProblem(undefined);
    sending.mutate('again', { onSuccess: () => notify.success(t('code.resent')) });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('code.title')}
      actions={
        <Button kind="primary" isWide isBusy={checking.isPending} onClick={() => check(code)}>
          {t('code.confirm')}
        </Button>
      }
    >
      <Form className={classes.form} onSubmit={() => check(code)}>
        <CodeMessage sending={sending} />
        <OneTimeCodeField
          label={t('code.label')}
          value={code}
          error={problem}
          onChange={(digits) => {
            setCode(digits);
            if (digits) setProblem(undefined);
          }}
          onComplete={check}
        />
        <TextButton disabled={wait > 0 || sending.isPending} onClick={resend}>
          {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
        </TextButton>
      </Form>
    </Dialog>
  );
}
