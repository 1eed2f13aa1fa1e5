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
  const { code = 'internal', requestId } = error instanceof ApiError ? error : {};
  if (code === 'forbidden') return <Forbidden id={id} />;
  if (code === 'document-expired') return <Expired id={id} />;
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

/** Says whom to ask, as the row of the document names them (departure D71). */
function Expired({ id }: { id: string }) {
  const t = useTexts(signTexts);
  const guest = useTexts(guestLinkTexts);
  const row = useOwnRow(id);
  if (row.isPending) return <LoadingState rows={1} label={t('state.loading')} />;
  return (
    <EmptyState heading="h1" title={guest('expired.title')} icon="expired">
      {row.data ? guest('expired.text', row.data) : guest('expired.plain')}
    </EmptyState>
  );
}

function Forbidden({ id }: { id: string }) {
  const t = useTexts(signTexts);
  const row = useOwnRow(id);
  if (row.isPending) return <LoadingState rows={1} label={t('state.loading')} />;
  if (row.data?.may.verifyMobile)
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

/** The receiver's row of a document, which says what stands in the way; null where the newest rows do not hold it. */
function useOwnRow(id: string) {
  return useQuery({
    queryKey: ['signing', 'own-row', id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { start: 0, length: 100, status: '-1', search: '', asReceiver: true } as const;
      const { rows } = await call(listDocuments, query, { signal });
      return rows.find((row) => row.id === id) ?? null;
    },
  });
}
