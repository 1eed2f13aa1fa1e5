import type { UseMutationResult } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import type { CodeSent } from 'shared-api/contracts/platform';
import { Icon, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import classes from './code-entry.module.css';

interface CodeMessageProps {
  readonly channel: 'mail' | 'sms';
  readonly sending: Pick<UseMutationResult<CodeSent>, 'data' | 'error' | 'isPending'>;
}

/** Where the code is: on its way, sent, or not sent and why. */
export function CodeMessage({ channel, sending: { data, error, isPending } }: CodeMessageProps) {
  const t = useTexts(authTexts);
  if (isPending) return <p role="status">{t('code.sending')}</p>;
  if (error) {
    return (
      <p role="alert" className={classes.failed}>
        <Icon name="error" size="s" />
        {failureSentence(error, t('code.notSent'))}
      </p>
    );
  }
  const where = data?.sentTo ? t(`code.sentTo.${channel}`, { to: data.sentTo }) : t(`code.sent.${channel}`);
  return <p role="status">{where}</p>;
}
