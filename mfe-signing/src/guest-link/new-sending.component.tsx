import { useMutation } from '@tanstack/react-query';
import { isFailure } from 'shared-api';
import { Banner, Button, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { guestLinkTexts } from './guest-link.texts.ts';

interface NewSendingProps {
  readonly sender: string;
  readonly ask: () => Promise<unknown>;
}

/** One press asks the sender of an expired document by mail to send it again. */
export function NewSending({ sender, ask }: NewSendingProps) {
  const t = useTexts(guestLinkTexts);
  const request = useMutation({ mutationFn: ask });
  if (request.isSuccess) return <Banner tone="success">{t('expired.asked', { sender })}</Banner>;
  if (isFailure(request.error, 'too-many-requests'))
    return <Banner tone="info">{t('expired.askedBefore')}</Banner>;
  return (
    <>
      {request.error && <Banner tone="error">{failureText(request.error)}</Banner>}
      <Button kind="primary" icon="send" isBusy={request.isPending} onClick={() => request.mutate()}>
        {t('expired.ask')}
      </Button>
    </>
  );
}
