import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.component.tsx';
import { TextButton } from '../actions/text-button.component.tsx';
import { Form } from '../fields/form.component.tsx';
import { OneTimeCodeField } from '../fields/one-time-code-field.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { DialogFoot } from '../overlay/dialog-foot.component.tsx';
import { CodeMessage } from './code-message.component.tsx';
import classes from './one-time-code-form.module.css';
import type { OneTimeCodeOptions } from './one-time-code.ts';
import { useCodeEntry } from './use-code-entry.ts';
import { useSentCode } from './use-sent-code.ts';
import { useSmsCode } from './use-sms-code.ts';

interface OneTimeCodeFormProps extends OneTimeCodeOptions {
  /** Leaves the dialog in which it stands. */
  readonly onCancel: () => void;
  /** Further ways, beside 'Reinvia'. */
  readonly others?: ReactNode;
}

/** Sends a one-time code by mail or SMS and asks for it (spec 01 §2 and §5, 02 §2 and §5): digits and Backspace, 'Reinvia'. */
export function OneTimeCodeForm({ onCancel, others, ...options }: OneTimeCodeFormProps) {
  const { channel, lead, address, outbox, send, ...entryOptions } = options;
  const t = useTexts(kitTexts);
  const { readFailure } = entryOptions;
  const { sending, secondsToResend, resend } = useSentCode({ send, readFailure });
  const challenge = sending.state === 'sent' ? sending.sent.challenge : undefined;
  const field = useRef<HTMLInputElement>(null);
  const focusField = () => field.current?.focus();
  const entry = useCodeEntry({ ...entryOptions, challenge, onRefused: focusField });
  useSmsCode(channel === 'sms', (digits) => {
    entry.enter(digits);
    void entry.submit(digits);
  });
  const handleResend = () => {
    entry.clear();
    focusField();
    resend();
  };
  return (
    <Form onSubmit={() => void entry.submit(entry.code)}>
      {lead && <p>{lead}</p>}
      <CodeMessage {...{ channel, address, sending, secondsToResend }} />
      <OneTimeCodeField
        ref={field}
        label={t('code.label')}
        value={entry.code}
        error={entry.problem}
        onChange={entry.enter}
        onComplete={(digits) => void entry.submit(digits)}
      />
      {outbox && (
        <a className={classes.outbox} href={outbox} target="_blank" rel="noreferrer">
          {t('code.outbox')}
        </a>
      )}
      <div className={classes.ways}>
        <TextButton disabled={secondsToResend > 0 || sending.state === 'sending'} onClick={handleResend}>
          {secondsToResend > 0 ? t('code.resendIn', { seconds: secondsToResend }) : t('code.resend')}
        </TextButton>
        {others}
      </div>
      <DialogFoot>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={entry.isChecking}>
          {t('confirm')}
        </Button>
      </DialogFoot>
    </Form>
  );
}
