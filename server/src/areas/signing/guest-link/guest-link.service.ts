import type { InputOf } from 'shared-api/contracts/common';
import { decodeGuestLink, type getGuestLink, type openGuestLink } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
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

    /** Opens a session for the link's document alone. A link may be opened again until it is replaced. */
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
      link.receiverEmailKey === document.receiverEmailKey;
    if (!isWhole) throw new AppError('link-invalid');
    return document;
  }
}
