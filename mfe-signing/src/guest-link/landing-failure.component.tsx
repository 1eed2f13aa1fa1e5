import { ApiError, isFailure } from 'shared-api';
import { guestLinkEnd } from 'shared-api/contracts/signing';
import { Banner, EmptyState, ErrorState, useIsOnline, useTexts } from 'shared-ui';
import { guestLinkTexts } from './guest-link.texts.ts';
import { failureText, isUnanswered } from '../failure-text.ts';
import { SessionNotKept } from './use-open-guest-link.ts';
import { WayIn } from './way-in.component.tsx';

interface LandingFailureProps {
  readonly error: Error;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Why the link does not lead on, and what the guest can do about it. */
export function LandingFailure({ error, onRetry, isRetrying = false }: LandingFailureProps) {
  const t = useTexts(guestLinkTexts);
  const isOnline = useIsOnline();
  const code = error instanceof ApiError ? error.code : 'internal';
  const retry = onRetry && { onRetry, isRetrying };
  if (code === 'link-invalid') {
    const cause = causeOf(error);
    const title = t(cause === 'withdrawn' ? 'invalid.titleWithdrawn' : 'invalid.title');
    return (
      <EmptyState heading="h1" title={title} icon="lock" action={<WayIn />}>
        {t(`invalid.${cause}`)}
      </EmptyState>
    );
  }
  if (code === 'document-expired')
    return (
      <EmptyState heading="h1" title={t('expired.title')} icon="expired" action={<WayIn />}>
        {t('expired.plain')}
      </EmptyState>
    );
  if (isUnanswered(error) && !isOnline)
    return (
      <ErrorState heading="h1" title={t('offline.title')} {...retry}>
        {t('offline.text')}
      </ErrorState>
    );
  return (
    <ErrorState heading="h1" title={t('failing.title')} supportCode={supportCodeOf(error)} {...retry}>
      {isUnanswered(error) ? t('failing.text') : failureText(error)}
    </ErrorState>
  );
}

/** Why opening the link failed, beside the button; pressing it again retries. */
export function OpeningFailure({ error }: { error: Error }) {
  const t = useTexts(guestLinkTexts);
  const isOffline = !useIsOnline();
  if (error instanceof SessionNotKept) return <Banner tone="error">{t('notKept')}</Banner>;
  if (!isUnanswered(error)) return <Banner tone="error">{failureText(error)}</Banner>;
  const kind = isOffline ? 'offline' : 'failing';
  return <Banner tone="error">{`${t(`${kind}.title`)}. ${t(`${kind}.text`)}`}</Banner>;
}

/** Whether a link leads nowhere any more, however often it is tried. */
export function isLinkOver(error: unknown): boolean {
  return isFailure(error, 'link-invalid', 'document-expired');
}

/** A server that names none is of before: what it says holds of a link that is not whole. */
function causeOf(error: Error) {
  return guestLinkEnd.catch('incomplete').parse(error instanceof ApiError && error.details['cause']);
}

function supportCodeOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}
