import { asApiError, isFailure } from 'shared-api';
import { ErrorState, useTexts, useWayBack } from 'shared-ui';
import { failureText } from './failure-text.ts';
import { failureTexts } from './failure.texts.ts';

interface RecordFailureProps {
  readonly title: string;
  readonly error: unknown;
  /** The list from which it is opened. */
  readonly back: string;
  /** What is said of one that is gone, where it is to be another sentence. */
  readonly gone?: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Stands in place of a record that did not come. What is gone, or refused for good, offers the way back to its list: a new try would
 * change nothing. All else offers that.
 */
export function RecordFailure({ title, error, back, gone, isRetrying, onRetry }: RecordFailureProps) {
  const t = useTexts(failureTexts);
  const goBack = useWayBack();
  const isGone = isFailure(error, 'not-found');
  if (isGone || isFailure(error, 'forbidden', 'conflict'))
    return (
      <ErrorState
        title={title}
        way={{ label: t('backToList'), onFollow: () => goBack(back) }}
        supportCode={asApiError(error)?.requestId}
      >
        {isGone ? (gone ?? t('gone')) : failureText(error)}
      </ErrorState>
    );
  return (
    <ErrorState
      title={title}
      error={error}
      isRetrying={isRetrying}
      onRetry={onRetry}
      supportCode={asApiError(error)?.requestId}
    >
      {failureText(error)}
    </ErrorState>
  );
}
