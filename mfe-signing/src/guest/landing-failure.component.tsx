import { useSyncExternalStore } from 'react';
import { ApiError } from 'shared-api';
import { EmptyState, ErrorState, useTexts } from 'shared-ui';
import { guestTexts } from '../texts/guest.texts.ts';
import { failureText, isUnanswered } from './failure-text.ts';

interface LandingFailureProps {
  readonly error: Error;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Why the link does not lead on, and what the guest can do about it. */
export function LandingFailure({ error, onRetry, isRetrying = false }: LandingFailureProps) {
  const t = useTexts(guestTexts);
  const isOnline = useIsOnline();
  const code = error instanceof ApiError ? error.code : 'internal';
  // Without a new try it stands under a screen that has its heading.
  const heading = onRetry ? 'h1' : 'h2';
  const retry = onRetry && { onRetry, isRetrying };
  if (code === 'link-invalid')
    return (
      <EmptyState heading={heading} title={t('invalid.title')} icon="lock">
        {t('invalid.text')}
      </EmptyState>
    );
  if (code === 'document-expired')
    return (
      <EmptyState heading={heading} title={t('expired.title')} icon="expired">
        {t('expired.plain')}
      </EmptyState>
    );
  if (isUnanswered(error) && !isOnline)
    return (
      <ErrorState heading={heading} title={t('offline.title')} {...retry}>
        {t('offline.text')}
      </ErrorState>
    );
  return (
    <ErrorState heading={heading} title={t('failing.title')} supportCode={supportCodeOf(error)} {...retry}>
      {isUnanswered(error) ? t('failing.text') : failureText(error)}
    </ErrorState>
  );
}

function supportCodeOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
