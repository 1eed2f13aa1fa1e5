import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { isFailure, useSession } from 'shared-api';
import { checkDocumentExpiry } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { EmptyState, LoadingState, useScreen, useTexts } from 'shared-ui';
import { guestLinkTexts } from '../guest-link/guest-link.texts.ts';
import { GuestPage } from '../guest-link/guest-page.component.tsx';
import { LandingFailure } from '../guest-link/landing-failure.component.tsx';

/** `/checkExpire` (spec 02 §2): 'Document expired !', or on to the documents. */
export function CheckExpireScreen() {
  const t = useTexts(guestLinkTexts);
  const session = useSession();
  const id = session?.documentId ?? undefined;
  useScreen({ title: t('title') });
  const check = useQuery({
    ...callQuery(checkDocumentExpiry, { id }),
    enabled: session !== null,
    retry: false,
    gcTime: 0,
  });
  if (!session || isFailure(check.error, 'not-signed-in'))
    return (
      <GuestPage>
        <EmptyState heading="h1" title={t('session.title')} icon="lock">
          {t('session.text')}
        </EmptyState>
      </GuestPage>
    );
  if (check.data && !check.data.isExpired) return <Navigate to="/documents" replace />;
  return (
    <GuestPage>
      {check.isPending && <LoadingState shape="lines" rows={3} label={t('checking')} />}
      {check.data?.isExpired && (
        <EmptyState heading="h1" title={t('expired.title')} icon="expired">
          {t('expired.plain')}
        </EmptyState>
      )}
      {check.error && (
        <LandingFailure
          error={check.error}
          isRetrying={check.isFetching}
          onRetry={() => void check.refetch()}
        />
      )}
    </GuestPage>
  );
}
