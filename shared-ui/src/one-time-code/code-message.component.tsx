import { FormProblem } from '../fields/form-problem.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { Sending } from './use-sent-code.ts';

interface CodeMessageProps {
  readonly channel: 'mail' | 'sms';
  readonly address: string | undefined;
  readonly sending: Sending;
  readonly secondsToResend: number;
}

/** Where the code is: on its way, sent, or not sent and why. */
export function CodeMessage({ channel, address, sending, secondsToResend }: CodeMessageProps) {
  const t = useTexts(kitTexts);
  if (sending.state === 'sending') return <p role="status">{t('code.sending')}</p>;
  if (sending.state === 'tooEarly')
    return secondsToResend > 0 ? (
      <p>{t('code.tooEarly', { count: secondsToResend })}</p>
    ) : (
      <p role="status">{t('code.again')}</p>
    );
  if (sending.state === 'failed') return <FormProblem text={sending.sentence} />;
  const to = address || sending.sent.sentTo;
  if (sending.sent.isResumed) return <p role="status">{to ? t('code.keptTo', { to }) : t('code.kept')}</p>;
  return <p role="status">{to ? t(`code.sentTo.${channel}`, { to }) : t(`code.sent.${channel}`)}</p>;
}
