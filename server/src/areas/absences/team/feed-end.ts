import type { FeedRecord } from './feeds.schema.ts';

/** How long an address is good, in milliseconds: a year. */
export const feedValidForMs = 365 * 24 * 60 * 60_000;

/** Until when an address is good. */
export function endOfFeed({ createdAt, expiresAt }: Pick<FeedRecord, 'createdAt' | 'expiresAt'>): Date {
  return expiresAt ?? new Date(createdAt.getTime() + feedValidForMs);
}
