import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from 'shared-api';
import { listDocuments } from 'shared-api/contracts/signing';
import { EmptyState, ErrorState, LinkButton, LoadingState, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { guestLinkTexts } from '../guest-link/guest-link.texts.ts';
import { signTexts } from './sign.texts.ts';

interface SignFailureProps {
  readonly id: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Why a document does not open, and the way on: verify the phone first, open the link again, try again. */
export function SignFailure({ id, error, onRetry, isRetrying }: SignFailureProps) {
  const t = useTexts(signTexts);
  const guest = useTexts(guestLinkTexts);
  const { code = 'internal', requestId } = error instanceof ApiError ? error : {};
  if (code === 'forbidden') return <Forbidden id={id} />;
  if (code === 'document-expired')
    return (
      <EmptyState heading="h1" title={guest('expired.title')} icon="expired">
        {guest('expired.plain')}
      </EmptyState>
    );
  if (code === 'not-found' || code === 'not-signed-in')
    return (
      <EmptyState heading="h1" title={t('state.notFound')} icon="document">
        {t('state.notFoundText')}
      </EmptyState>
    );
  return (
    <ErrorState
      heading="h1"
      title={t('state.failed')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      supportCode={requestId}
    >
      {failureText(error)}
    </ErrorState>
  );
}

function Forbidden({ id }: { id: string }) {
  const t = useTexts(signTexts);
  const mustVerify = useMustVerify(id);
  if (mustVerify.isPending) return <LoadingState rows={1} label={t('state.loading')} />;
  if (mustVerify.data)
    return (
      <EmptyState
        heading="h1"
        title={t('state.verifyTitle')}
        icon="phone"
        action={
          <LinkButton to={`/verifiyMobile?document=${id}&then=sign`} kind="primary">
            {t('state.verify')}
          </LinkButton>
        }
      >
        {t('state.verifyText')}
      </EmptyState>
    );
  return (
    <EmptyState heading="h1" title={t('state.readOnlyTitle')} icon="lock">
      {t('state.readOnlyText')}
    </EmptyState>
  );
}

/** Whether the phone is what stands in the way; the row of the document says so. */
function useMustVerify(id: string) {
  return useQuery({
    queryKey: ['signing', 'must-verify', id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { start: 0, length: 100, status: '-1', search: '' } as const;
      const { rows } = await call(listDocuments, query, { signal });
      return rows.some((row) => row.id === id && row.may.verifyMobile);
    },
  });
}
