import { isExpiryHours } from './document.rules.ts';
import type { PageShape, SignatureBox } from './document.ts';

// Shares that were computed from pixels miss the edge by a rounding error.
const tolerance = 0.001;

/** Whether every box lies on a page that the document has, and wholly inside it. */
export function areBoxesOnPages(boxes: readonly SignatureBox[], pages: readonly PageShape[]): boolean {
  return boxes.every(
    ({ page, x, y, width, height }) =>
      page <= pages.length && x + width <= 1 + tolerance && y + height <= 1 + tolerance,
  );
}

/** The expiry settings of a document and the hours that the sender gave for this sending. */
interface SendingHours {
  expires: boolean;
  ownHours: number | null;
  givenHours: number | undefined;
}

/**
 * The hours with which a document goes out: null when it does not expire; those given for this sending, else its own.
 * Undefined when it expires and no valid number is there ('Specify a value greater than 0 and less than or equal to 24').
 */
export function hoursForSending({ expires, ownHours, givenHours }: SendingHours): number | null | undefined {
  if (!expires) return null;
  const hours = givenHours ?? ownHours;
  return hours !== null && isExpiryHours(hours) ? hours : undefined;
}

/** When a document sent at a moment expires: hours count from the sending; null when it does not expire. */
export function expiryAfter(sentAt: Date, hours: number | null): Date | null {
  return hours === null ? null : new Date(sentAt.getTime() + hours * 3_600_000);
}
