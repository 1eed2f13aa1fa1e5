import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getMessageToSign } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { EmptyState, LinkButton, LoadingState, useScreen, useTexts } from 'shared-ui';
import { isUnanswered } from '../failure-text.ts';
import { RecordFailure } from '../record-failure.component.tsx';
import { messageSignTexts } from './message-sign.texts.ts';
import { SignMessage } from './sign-message.component.tsx';

/** `/signMessage/:id` (spec 02 §2, Signing a message PDF): who got a message signs its PDF where they like, or where its sender wants it. */
export function SignMessageScreen() {
  const t = useTexts(messageSignTexts);
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    // Not live: who has just signed stays until the seal is there, and is led on then.
    ...callQuery(getMessageToSign, { id }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: (count, failure) => isUnanswered(failure) && count < 2,
  });
  useScreen({ title: t('title'), back: { to: '/messages' } });
  if (data?.documentId)
    return (
      <EmptyState
        icon="success"
        title={t('state.signedTitle')}
        action={<LinkButton to="/documents">{t('state.toDocuments')}</LinkButton>}
      >
        {t('state.signedText')}
      </EmptyState>
    );
  if (data && !data.maySign)
    return <EmptyState title={t('state.closedTitle')}>{t('state.closedText')}</EmptyState>;
  if (data) return <SignMessage key={id} message={data} />;
  if (!error) return <LoadingState shape="screen" label={t('state.loading')} />;
  return (
    <RecordFailure
      title={t('state.failed')}
      error={error}
      back="/messages"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
