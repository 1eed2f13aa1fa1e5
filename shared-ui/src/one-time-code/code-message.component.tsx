import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './one-time-code-form.module.css';
import type { Sending } from './use-sent-code.ts';

interface CodeMessageProps {
  readonly channel: 'mail' | 'sms';
  readonly address: string | undefined;
  readonly sending: Sending;
}

/** Where the code is: on its way, sent, or not sent and why. */
export function CodeMessage({ channel, address, sending }: CodeMessageProps) {
  const t = useTexts(kitTexts);
  if (sending.state === 'sending') return <p role="status">{t('code.sending')}</p>;
  if (sending.state === 'failed')
    return (
      <p role="alert" className={classes.failed}>
        <Icon name="error" size="s" />
        {sending.sentence}
      </p>
    );
  const to = address || sending.sent.sentTo;
  if (sending.isKept) return <p role="status">{to ? t('code.keptTo', { to }) : t('code.kept')}</p>;
  return <p role="status">{to ? t(`code.sentTo.${channel}`, { to }) : t(`code.sent.${channel}`)}</p>;
}
