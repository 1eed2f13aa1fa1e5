import { useMutation } from '@tanstack/react-query';
import { call, isFailure } from 'shared-api';
import { requestNewSending } from 'shared-api/contracts/signing';
import { Banner, Button, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { guestLinkTexts } from './guest-link.texts.ts';

/** One press asks the sender of an expired document by mail to send it again. */
export function NewSending({ link, sender }: { link: string; sender: string }) {
  const t = useTexts(guestLinkTexts);
  const request = useMutation({ mutationFn: () => call(requestNewSending, { link }) });
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
