import { guestId, type InputOf } from 'shared-api/contracts/common';
import type { getGuestLink, openGuestLink } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { withAnswering } from '../documents/answering.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { announceDocument } from '../documents/document-changes.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { actorOf, hasExpired, toEmailKey } from '../actor.ts';
import { needsSignIn } from '../sign/own-way.ts';
import { signingTexts } from '../signing.texts.ts';
import type { FollowGuestLink } from './follow-guest-link.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface GuestLinkDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'sessions'> {
  follow: FollowGuestLink;
  directory: SigningDirectory;
}

/** Sessions of one document that are open at a time: a phone, a desktop, and a few that were forgotten. */
const maxSessions = 5;

/** The session that another one of the same document takes the place of; whoever is signed in besides stays so (decision 121). */
const replacedBy = ({ session }: Caller, documentId: string) =>
  session?.kind === 'guest' && session.documentId === documentId ? session : null;

/** Whoever else is signed in opens a document as a guest. */
const guest = { session: null };

/** Whether somebody is signed in as the receiver of a document. */
const isOwn = (caller: Caller, document: DocumentRecord) =>
  caller.session?.kind === 'staff' &&
  document.receiverLeftAt === null &&
  actorOf(caller).emailKey === document.receiverEmailKey;

/** Whether its receiver is signed in, but acts for others now. */
const isOwnWhileActing = ({ session }: Caller, { receiverEmailKey }: DocumentRecord) =>
  session?.kind === 'staff' && session.actingFor !== null && toEmailKey(session.email) === receiverEmailKey;

/** The links that receivers come by (departure D2). */
export function createGuestLinkService(dependencies: GuestLinkDependencies) {
  const { db, clock, audit, sessions, follow, directory } = dependencies;
  return {
    /** What a link leads to; asking changes nothing. */
    describe: async (caller: Caller, { link }: InputOf<typeof getGuestLink>) => {
      const document = await withAnswering(db, directory, await follow(caller, link));
      const { companyId, title, senderName, receiverName, sentAt, expiresAt, state } = document;
      const company = companyId ? await directory.findCompany(db, companyId) : undefined;
      const own = isOwn(caller, document);
      return {
        title,
        sender: senderName,
        senderEmail: document.senderEmail,
        company: company?.name ?? '',
        receiverName,
        sentAt: sentAt?.toISOString() ?? null,
        pageCount: document.pages.length,
        signaturesDone: document.signaturesDone,
        signaturesTotal: document.signaturesTotal,
        expiresAt: expiresAt?.toISOString() ?? null,
        isExpired: hasExpired(document, clock.now()),
        isSigned: state === 'signed',
        needsSignIn: state !== 'signed' && !own && (await needsSignIn(db, directory, guest, document)),
        ownDocumentId: own ? document.id : null,
      };
    },

    /**
     * Opens a session for the link's document alone, beside those of other documents (decision 100); the oldest of too many ends. A
     * link may be opened again until it is replaced, and for thirty days after the document was signed (departure D82). Who is signed
     * in as its receiver stays so, and gets none (departure D190).
     */
    open: async (
      caller: Caller,
      { link }: InputOf<typeof openGuestLink>,
    ): Promise<(OpenedSession & { documentId: string }) | null> => {
      const document = await follow(caller, link);
      if (isOwn(caller, document) || (await isConfirmed(caller, document))) return null;
      // Who acts for others receives nothing, and would lose the session in which they work.
      if (isOwnWhileActing(caller, document))
        throw new AppError('conflict', { text: signingTexts.stopActing });
      if (hasExpired(document, clock.now())) throw new AppError('document-expired');
      return db.transaction(async (tx) => {
        const session = await sessions.open(tx, {
          kind: 'guest',
          userId: guestId(document.id),
          documentId: document.id,
          ip: caller.ip,
          userAgent: caller.userAgent,
          replaces: replacedBy(caller, document.id),
        });
        await endOldest(tx, document.id, session.id);
        await recordEvent(audit, tx, {
          documentId: document.id,
          action: 'link.opened',
          caller,
          data: { receiver: document.receiverEmail, session: session.id },
        });
        // Pages of other browsers say that it was opened here, too.
        await announceDocument(tx, document);
        return { ...session, documentId: document.id };
      });
    },
  };

  /** Who is signed in to an account with the address showed by the link that they read there: they receive there from now on. */
  async function isConfirmed(caller: Caller, document: DocumentRecord): Promise<boolean> {
    const { session } = caller;
    if (session?.kind !== 'staff') return false;
    const known = { ...caller, session };
    const isTheirs = await db.transaction((tx) =>
      directory.confirmAddress(tx, known, document.receiverEmail),
    );
    return isTheirs && document.receiverLeftAt === null;
  }

  async function endOldest(tx: Executor, documentId: string, opened: string): Promise<void> {
    const open = (await sessions.list(tx, guestId(documentId))).filter(({ id }) => id !== opened);
    const newestFirst = open.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    for (const { id } of newestFirst.slice(maxSessions - 1)) await sessions.revoke(tx, id, 'replaced');
  }
}
