import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CookiesNotice, EmptyState, LoadingState, useScreen, useTexts } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';
import { ClosedReservation } from './closed-guest-link.component.tsx';
import { GuestPage } from './guest-page.component.tsx';
import { Invitation } from './invitation.component.tsx';
import { isLinkOver, LandingFailure, OpeningFailure } from './landing-failure.component.tsx';
import { useOpenReservation } from './use-open-guest-link.ts';
import { useReservation } from './use-guest-link.ts';

/** `/reservate/:link`: where a receiver arrives. Nothing happens before the button is pressed. */
export function LandingScreen() {
  return <Landing offersList />;
}

/** `/reservateSignDoc/:link`: the same, leading straight to the boxes. */
export function LandingToSignScreen() {
  return <Landing offersList={false} />;
}

function Landing({ offersList }: { offersList: boolean }) {
  const t = useTexts(guestLinkTexts);
  const { link = '' } = useParams();
  const reservation = useReservation(link);
  const opening = useOpenReservation(link);
  const [isReported, setReported] = useState(false);
  useScreen({ title: t('title') });
  if (isReported)
    return (
      <GuestPage>
        <EmptyState heading="h1" icon="success" title={t('wrongReceiver.done')}>
          {t('wrongReceiver.doneText')}
        </EmptyState>
      </GuestPage>
    );
  const hasEnded = isLinkOver(opening.error);
  const data = hasEnded ? undefined : reservation.data;
  const error = hasEnded ? opening.error : !data && reservation.error;
  const notice = opening.error && <OpeningFailure error={opening.error} />;
  // Who is its receiver and signed in opens it as themselves, and stays so.
  if (data?.ownDocumentId) return <Navigate to={`/sign/${data.ownDocumentId}`} replace />;
  return (
    <GuestPage>
      <CookiesNotice />
      {!data && !error && <LoadingState shape="screen" rows={3} label={t('loading')} />}
      {error && (
        <LandingFailure
          error={error}
          isRetrying={reservation.isFetching}
          onRetry={() => void reservation.refetch()}
        />
      )}
      {data && (data.isExpired || data.isSigned) && (
        <ClosedReservation
          link={link}
          reservation={data}
          isOpening={opening.isPending}
          onOpen={() => opening.mutate('sign')}
        />
      )}
      {data && !data.isExpired && !data.isSigned && (
        <Invitation
          link={link}
          reservation={data}
          notice={notice}
          offersList={offersList}
          opening={opening.isPending ? opening.variables : null}
          onOpen={(goal) => opening.mutate(goal)}
          onReported={() => setReported(true)}
        />
      )}
      {data?.isSigned && notice}
    </GuestPage>
  );
}
