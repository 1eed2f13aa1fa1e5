import {
  RecipientNotReadyError,
  RefusedContentError,
  RefusedRecipientError,
  UnsentError,
} from './channel.ts';
import type { DeliveryFault, DeliveryRow } from './deliveries.schema.ts';
import { spread } from '../spread.ts';

const hour = 60 * 60_000;
/** How long a message waits for a service that takes none. */
const longestWaitMs = 72 * hour;
/** Of what helps nobody later: a code is over in minutes, a link in an hour. */
const longestUrgentWaitMs = 2 * hour;
const putOff = {
  busy: { firstMs: 10_000, longestMs: hour / 6 },
  installation: { firstMs: hour / 4, longestMs: 4 * hour },
  urgent: { firstMs: 10_000, longestMs: hour / 60 },
} as const;

/** Whether a message waited longer than is of use to anybody. `askedAt`: when it was asked for, the last time. */
export function isTooOld(
  { mayRetry, noticeAt }: Pick<DeliveryRow, 'mayRetry' | 'noticeAt'>,
  { askedAt, now }: { readonly askedAt: Date; readonly now: Date },
): boolean {
  const since = Math.max(askedAt.getTime(), noticeAt?.getTime() ?? 0);
  return now.getTime() - since > (mayRetry ? longestWaitMs : longestUrgentWaitMs);
}

/** Whose fault a failure is; null where that is not known, or nobody's. */
export function faultOf(error: unknown): DeliveryFault | null {
  if (error instanceof RefusedRecipientError || error instanceof RecipientNotReadyError) return 'receiver';
  if (error instanceof RefusedContentError) return 'content';
  return error instanceof UnsentError && error.isOurFault ? 'installation' : null;
}

/** Milliseconds for which one message waits that is not at fault itself. */
export function putOffMs(
  { isOurFault, retryAfterMs }: UnsentError,
  { isUrgent, postponements }: { readonly isUrgent: boolean; readonly postponements: number },
): number {
  const { firstMs, longestMs } = putOff[isUrgent ? 'urgent' : isOurFault ? 'installation' : 'busy'];
  const usual = Math.min(firstMs * 2 ** postponements, longestMs);
  return Math.max(retryAfterMs ?? 0, usual) * (1 + spread() / 4);
}
