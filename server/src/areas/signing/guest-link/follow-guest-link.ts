import { decodeGuestLink, type GuestLinkEnd } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toEmailKey } from '../actor.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { guestLinkFacts } from './guest-link-facts.ts';
import { findGuestLink } from './guest-link.repository.ts';

const day = 24 * 60 * 60_000;
/** How long after the seal a link still leads to the signed document. */
const linkEndsAfterMs = 30 * day;

const attempts = { name: 'signing.guest-link', limit: 60, windowMs: 60_000 };

/**
 * The document that a link leads to. Who has no secret of ours is told nothing but that the link is incomplete, whatever is wrong with it; who
 * has one is told why it ended, and nothing of the document. @throws AppError `link-invalid`, with its `cause`
 */
export type FollowGuestLink = (caller: Caller, link: string) => Promise<DocumentRecord>;

/** Makes what reads links and finds their documents. */
export function createFollowGuestLink(
  dependencies: Pick<AreaPlatform, 'db' | 'clock' | 'rateLimits' | 'rowProofs'>,
): FollowGuestLink {
  const { db, clock, rateLimits, rowProofs } = dependencies;
  return async ({ ip }, text) => {
    await rateLimits.count({ ...attempts, key: ip });
    const parts = decodeGuestLink(text);
    const link = parts && (await findGuestLink(db, hashSecret(parts.secret)));
    const isOurs = link && rowProofs.holds(link.proof, 'guest-link', guestLinkFacts(link));
    const isWhole =
      isOurs && link.documentId === parts.documentId && link.receiverEmailKey === toEmailKey(parts.user);
    if (!isWhole) throw ended('incomplete');
    const document = await findDocument(db, link.documentId);
    if (!document) throw ended('withdrawn');
    if (link.receiverEmailKey !== document.receiverEmailKey) throw ended('readdressed');
    if (document.wrongReceiverAt) throw ended('misaddressed');
    if (link.revokedAt) throw ended(document.state === 'draft' ? 'withdrawn' : 'replaced');
    if (hasEnded(document, clock.now())) throw ended('over');
    return document;
  };
}

const ended = (cause: GuestLinkEnd) => new AppError('link-invalid', { details: { cause } });

function hasEnded({ state, signedAt }: DocumentRecord, now: Date): boolean {
  return state === 'signed' && signedAt !== null && signedAt.getTime() + linkEndsAfterMs <= now.getTime();
}
