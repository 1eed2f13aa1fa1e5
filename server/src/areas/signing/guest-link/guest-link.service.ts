import type { InputOf } from 'shared-api/contracts/common';
import { decodeGuestLink, type getGuestLink, type openGuestLink } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { findGuestLink } from './guest-link.repository.ts';
import { guestUserId, hasExpired, toEmailKey } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface GuestLinkDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'sessions' | 'rateLimits'
> {
  directory: SigningDirectory;
}

const day = 24 * 60 * 60_000;
/** How long after the seal a link still leads to the signed document. */
const linkEndsAfterMs = 30 * day;
/** Sessions of one document that are open at a time: a phone, a desktop, and a few that were forgotten. */
const maxSessions = 5;

const attempts = { name: 'signing.guest-link', limit: 60, windowMs: 60_000 };

/** The links that receivers come by (departure D2). */
export function createGuestLinkService(dependencies: GuestLinkDependencies) {
  const { db, clock, audit, sessions, rateLimits, directory } = dependencies;
  return {
    /** What a link leads to; asking changes nothing. */
    describe: async (caller: Caller, { link }: InputOf<typeof getGuestLink>) => {
      const document = await follow(caller, link);
      const { companyId, title, senderName, receiverName, expiresAt, state } = document;
      const company = companyId ? await directory.findCompany(db, companyId) : undefined;
      return {
        title,
        sender: senderName,
        company: company?.name ?? '',
        receiverName,
        expiresAt: expiresAt?.toISOString() ?? null,
        isExpired: hasExpired(document, clock.now()),
        isSigned: state === 'signed',
      };
    },

    /**
     * Opens a session for the link's document alone; the oldest of too many ends. A link may be opened again until it is replaced,
     * and for thirty days after the document was signed (departure D82).
     */
    open: async (caller: Caller, { link }: InputOf<typeof openGuestLink>): Promise<OpenedSession> => {
      const document = await follow(caller, link);
      if (hasExpired(document, clock.now())) throw new AppError('document-expired');
      return db.transaction(async (tx) => {
        const session = await sessions.open(tx, {
          kind: 'guest',
          userId: guestUserId(document.id),
          documentId: document.id,
          ip: caller.ip,
          userAgent: caller.userAgent,
          replaces: caller.session,
        });
        await endOldest(tx, document.id, session.id);
        await recordEvent(audit, tx, {
          documentId: document.id,
          action: 'link.opened',
          caller,
          data: { receiver: document.receiverEmail, session: session.id },
        });
        return session;
      });
    },
  };

  async function endOldest(tx: Executor, documentId: string, opened: string): Promise<void> {
    const open = (await sessions.list(tx, guestUserId(documentId))).filter(({ id }) => id !== opened);
    const newestFirst = open.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    for (const { id } of newestFirst.slice(maxSessions - 1)) await sessions.revoke(tx, id, 'replaced');
  }

  // Whatever is wrong with a link, the answer is the same: nobody learns what exists.
  async function follow({ ip }: Caller, text: string): Promise<DocumentRecord> {
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
  }
}

function hasEnded({ state, signedAt }: DocumentRecord, now: Date): boolean {
  return state === 'signed' && signedAt !== null && signedAt.getTime() + linkEndsAfterMs <= now.getTime();
}
