import { useQuery } from '@tanstack/react-query';
import { countRecipients, hasRecipients, type MessageRecipients } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { TextButton, useTexts } from 'shared-ui';
import classes from './message-write.module.css';
import { messageWriteTexts, type MessageWords } from './message-write.texts.ts';

/** How many people the recipients are, each counted once, and who the first of them are. */
export function useRecipientCount(recipients: MessageRecipients) {
  const isSomebody = hasRecipients(recipients);
  return useQuery({
    ...callQuery(countRecipients, { recipients }),
    enabled: isSomebody,
    gcTime: 0,
  });
}

/** The first names, and how many more there are. */
export function namesInWords(names: readonly string[], total: number, t: MessageWords): string {
  const shown = names.slice(0, 3);
  const count = total - shown.length;
  return count > 0 ? t('to.andMore', { names: shown.join(', '), count }) : shown.join(', ');
}

/** How many people a message goes to, live, and the first of them by name. */
export function RecipientCount({ recipients }: { readonly recipients: MessageRecipients }) {
  const t = useTexts(messageWriteTexts);
  const { data, isError, refetch } = useRecipientCount(recipients);
  if (!hasRecipients(recipients)) return null;
  if (isError)
    return (
      <p className={classes.muted}>
        <span>{t('to.notCounted')}</span>{' '}
        <TextButton onClick={() => void refetch()}>{t('to.retry')}</TextButton>
      </p>
    );
  return (
    <p role="status" className={classes.muted}>
      {data ? <strong>{t('to.total', { count: data.total })}</strong> : <span>{t('to.counting')}</span>}
      {data && data.total > 0 && <span>{` · ${namesInWords(data.names, data.total, t)}`}</span>}
    </p>
  );
}
