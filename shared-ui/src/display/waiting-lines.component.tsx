import { useEffect, type ReactNode } from 'react';
import type { DashboardCardProps } from '../module-kit/places.ts';
import { RetryBanner } from './retry-banner.component.tsx';
import { TaskListSkeleton } from './task-list.component.tsx';

/** What is read for the lines: a query's result. */
interface LinesQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface WaitingLinesProps<Data> extends Omit<DashboardCardProps, 'subject'> {
  readonly query: LinesQuery<Data>;
  /** How many lines there are; the card is left away when there is none. */
  readonly count: (data: Data) => number;
  /** The sentence when nothing could be read; left out where another card says it. */
  readonly failure?: (error: unknown) => string;
  /** The lines, a `TaskList`, and what leads to the rest. */
  readonly children: (data: Data) => ReactNode;
}

/** The frame of a dashboard card of size `lines`: room while it loads, what failed with 'Riprova', and how much waits. */
export function WaitingLines<Data>({ query, count, failure, children, ...card }: WaitingLinesProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const { expectedLines, onWaiting } = card;
  const shown = data === undefined ? undefined : count(data);
  useEffect(() => {
    if (shown !== undefined) onWaiting(shown);
  }, [shown, onWaiting]);
  if (data !== undefined) return shown === 0 ? null : children(data);
  if (!error) return <TaskListSkeleton lines={expectedLines} />;
  if (!failure) return null;
  return (
    <RetryBanner
      sentence={failure(error)}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
