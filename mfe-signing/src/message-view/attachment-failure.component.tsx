import { ApiError, isFailure } from 'shared-api';
import { EmptyState, ErrorState, LinkButton, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { messageAttachmentTexts } from './message-attachment.texts.ts';

interface AttachmentFailureProps {
  readonly id: string;
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Why an attachment does not open, and the way on: accept the message first, go to the messages, try again. */
export function AttachmentFailure({ id, error, isRetrying, onRetry }: AttachmentFailureProps) {
  const t = useTexts(messageAttachmentTexts);
  if (mustAccept(error))
    return (
      <EmptyState
        title={t('notAccepted.title')}
        icon="message"
        action={
          <LinkButton to={`/messages/${encodeURIComponent(id)}`} kind="primary">
            {t('notAccepted.action')}
          </LinkButton>
        }
      >
        {failureText(error)}
      </EmptyState>
    );
  if (isFailure(error, 'not-found'))
    return (
      <EmptyState title={t('notFound.title')} icon="attachment" action={<ToMessages />}>
        {t('notFound.text')}
      </EmptyState>
    );
  if (isFailure(error, 'forbidden'))
    return (
      <EmptyState title={t('closed')} icon="lock" action={<ToMessages />}>
        {failureText(error)}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t('failed')}
      error={error}
      onRetry={onRetry}
      isRetrying={isRetrying}
      supportCode={error instanceof ApiError ? error.requestId : undefined}
    >
      {failureText(error)}
    </ErrorState>
  );
}

/** Whether its message is to be accepted first. */
function mustAccept(error: Error): boolean {
  return error instanceof ApiError && error.details['mustAccept'] === true;
}

/** An address that names no attachment. */
export function NoAttachment() {
  const t = useTexts(messageAttachmentTexts);
  return (
    <EmptyState title={t('missing.title')} icon="attachment" action={<ToMessages />}>
      {t('missing.text')}
    </EmptyState>
  );
}

function ToMessages() {
  const t = useTexts(messageAttachmentTexts);
  return <LinkButton to="/messages">{t('messages')}</LinkButton>;
}
