import { useEffect, useState } from 'react';
import { ApiError, call, useSignedIn } from 'shared-api';
import { requestNewSendingOf } from 'shared-api/contracts/signing';
import { EmptyState, ErrorState, LinkButton, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { guestLinkTexts } from '../guest-link/guest-link.texts.ts';
import { NewSending } from '../guest-link/new-sending.component.tsx';
import { hasKeptDrawings, keptDays } from './kept-drawings.ts';
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
  if (code === 'forbidden') return mustVerifyPhone(error) ? <VerifyFirst id={id} /> : <Forbidden />;
  if (code === 'document-expired') return <Expired id={id} record={expiredDocument(error)} />;
  if (code === 'not-found' || code === 'not-signed-in') {
    const cause = isWithdrawn(error) ? 'withdrawn' : 'notFound';
    return (
      <EmptyState title={t(`state.${cause}`)} icon="document">
        {t(`state.${cause}Text`)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t('state.failed')}
      error={error}
      onRetry={onRetry}
      isRetrying={isRetrying}
      supportCode={requestId}
    >
      {failureText(error)}
    </ErrorState>
  );
}

interface ExpiredDocument {
  readonly title: string;
  readonly sender: string;
}

interface ExpiredProps {
  readonly id: string;
  readonly record: ExpiredDocument | undefined;
}

/** Says whom to ask, where the refusal names them, and asks them; what was drawn here stays until it is sent again. */
function Expired({ id, record }: ExpiredProps) {
  const t = useTexts(guestLinkTexts);
  const tSign = useTexts(signTexts);
  const isKept = useIsKept(id);
  const ask = () => call(requestNewSendingOf, { id });
  return (
    <EmptyState
      title={t('expired.title')}
      icon="expired"
      action={record && <NewSending sender={record.sender} ask={ask} />}
    >
      {record ? t('expired.text', { ...record }) : t('expired.plain')}
      {isKept && ` ${tSign('earlier.kept', { days: keptDays })}`}
    </EmptyState>
  );
}

/** Whether this device keeps drawings of a document. */
function useIsKept(id: string): boolean {
  const { userId } = useSignedIn();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    void hasKeptDrawings(userId, id).then(setIsKept);
  }, [userId, id]);
  return isKept;
}

function expiredDocument(error: Error): ExpiredDocument | undefined {
  const { title, sender } = error instanceof ApiError ? error.details : {};
  return typeof title === 'string' && typeof sender === 'string' ? { title, sender } : undefined;
}

/** Whether it was there, until the sender took it back. */
function isWithdrawn(error: Error): boolean {
  return error instanceof ApiError && error.details['isWithdrawn'] === true;
}

/** Whether the phone is what stands in the way. */
function mustVerifyPhone(error: Error): boolean {
  return error instanceof ApiError && error.details['mustVerifyPhone'] === true;
}

function VerifyFirst({ id }: { id: string }) {
  const t = useTexts(signTexts);
  return (
    <EmptyState
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
}

function Forbidden() {
  const t = useTexts(signTexts);
  return (
    <EmptyState title={t('state.readOnlyTitle')} icon="lock">
      {t('state.readOnlyText')}
    </EmptyState>
  );
}
