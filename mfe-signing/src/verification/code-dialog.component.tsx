import { useEffect, useRef } from 'react';
import type { CodeSent } from 'shared-api/contracts/platform';
import { Button, Dialog, Form, OneTimeCodeField, TextButton, useTexts } from 'shared-ui';
import { verificationTexts } from './verification.texts.ts';
import classes from './code-dialog.module.css';
import { useOneTimeCode } from './use-one-time-code.ts';

interface CodeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where the code goes, as it may be shown. */
  readonly address: string;
  readonly request: () => Promise<CodeSent>;
  readonly onPassed: (challenge: string) => void | Promise<void>;
}

/** The code popup (spec 02 §2): sends a code on opening, takes digits and Backspace only, sends again after 30 s. */
export function CodeDialog({ isOpen, onClose, ...code }: CodeDialogProps) {
  const t = useTexts(verificationTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('code.title')}>
      {isOpen && <CodeForm {...code} />}
    </Dialog>
  );
}

function CodeForm({ address, ...options }: Pick<CodeDialogProps, 'address' | 'request' | 'onPassed'>) {
  const t = useTexts(verificationTexts);
  const code = useOneTimeCode(options);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void code.send();
  });
  const mayResend = code.secondsToResend === 0 && !code.isBusy;
  return (
    <Form onSubmit={() => code.submit(code.code)}>
      <p className={classes.sent} role="status">
        {code.isSent ? t('code.sentTo', { address }) : t('code.sending')}
      </p>
      <OneTimeCodeField
        label={t('code.label')}
        value={code.code}
        onChange={code.type}
        onComplete={(digits) => void code.submit(digits)}
        error={code.problem || undefined}
      />
      <div className={classes.foot}>
        <TextButton disabled={!mayResend} onClick={() => void code.send()}>
          {mayResend || code.secondsToResend === 0
            ? t('code.resend')
            : t('code.resendIn', { seconds: code.secondsToResend })}
        </TextButton>
        <Button type="submit" kind="primary" isBusy={code.isBusy}>
          {t('code.confirm')}
        </Button>
      </div>
    </Form>
  );
}
