import { AppError } from '../errors/app-error.ts';
import type { SessionRecord } from '../sessions/session.ts';

/** Refuses a call that names another person than the caller (`username` or `token` of the old wire). @throws AppError `forbidden` */
export function requireOwnToken({ userId }: SessionRecord, token: string | undefined): void {
  if (token !== undefined && token !== userId) throw new AppError('forbidden');
}
