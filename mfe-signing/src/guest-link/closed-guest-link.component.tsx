import { call } from 'shared-api';
import { requestNewSending } from 'shared-api/contracts/signing';
import { Button, EmptyState, useTexts } from 'shared-ui';
import { NewSending } from './new-sending.component.tsx';
import { WayIn } from './way-in.component.tsx';
import { SessionStays } from './session-stays.component.tsx';
import { guestLinkTexts } from './guest-link.texts.ts';
import type { Reservation } from './use-guest-link.ts';

interface ClosedReservationProps {
  readonly link: string;
  readonly reservation: Reservation;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** A link whose document expired or is signed: shows which, and offers what can still be done. */
export function ClosedReservation({ link, reservation, isOpening, onOpen }: ClosedReservationProps) {
  const t = useTexts(guestLinkTexts);
  const { title, sender, receiverName, isSigned } = reservation;
  if (isSigned)
    return (
      <EmptyState
        heading="h1"
        title={t('signed.title')}
        icon="success"
        action={
          <>
            <SessionStays receiver={receiverName} />
            <Button kind="primary" icon="document" isBusy={isOpening} onClick={onOpen}>
              {t('openSigned')}
            </Button>
          </>
        }
      >
        {t('signed.text', { title })}
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h1"
      title={t('expired.title')}
      icon="expired"
      action={
        <>
          <NewSending sender={sender} ask={() => call(requestNewSending, { link })} />
          <WayIn />
        </>
      }
    >
      {t('expired.text', { title, sender })}
    </EmptyState>
  );
}
