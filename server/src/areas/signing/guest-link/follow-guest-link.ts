import { decodeGuestLink } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toEmailKey } from '../actor.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { findGuestLink } from './guest-link.repository.ts';

const day = 24 * 60 * 60_000;
/** How long after the seal a link still leads to the signed document. */
const linkEndsAfterMs = 30 * day;

const attempts = { name: 'signing.guest-link', limit: 60, windowMs: 60_000 };

/** The document that a link leads to. Whatever is wrong with a link, the answer is the same: nobody learns what exists. @throws AppError `link-invalid` */
export type FollowGuestLink = (caller: Caller, link: string) => Promise<DocumentRecord>;

/** Makes what reads links and finds their documents. */
export function createFollowGuestLink(
  dependencies: Pick<AreaPlatform, 'db' | 'clock' | 'rateLimits'>,
): FollowGuestLink {
  const { db, clock, rateLimits } = dependencies;
  return async ({ ip }, text) => {
    await rateLimits.count({ ...attempts, key: ip });
    const parts = decodeGuestLink(text);
    const link = parts && (await findGuestLink(db, hashSecret(parts.secret)));
    const document = link && (await findDocument(db, link.documentId));
    const isWhole =
      document &&
      link.documentId === parts.documentId &&
      link.receiverEmailKey === toEmailKey(parts.user) &&
      link.receiverEmailKey === document.receiverEmailKey &&
      !hasEnded(document, clock.now());
    if (!isWhole) throw new AppError('link-invalid');
    return document;
  };
}

function hasEnded({ state, signedAt }: DocumentRecord, now: Date): boolean {
  return state === 'signed' && signedAt !== null && signedAt.getTime() + linkEndsAfterMs <= now.getTime();
}
