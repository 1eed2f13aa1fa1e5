import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** How something is found: the answer is kept as it came, under its key, and `select` makes of it what is shown. */
export interface FoundBy<Found> extends Pick<UseQueryOptions, 'queryFn'> {
  readonly queryKey: QueryKey;
  readonly select: (answer: unknown) => Found;
}
