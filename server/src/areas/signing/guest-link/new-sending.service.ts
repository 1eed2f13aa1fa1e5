import type { InputOf } from 'shared-api/contracts/common';
import { isReceiver, type requestNewSending, type requestNewSendingOf } from 'shared-api/contracts/signing';
import { listAnswering } from '../documents/answering.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { hasExpired } from '../actor.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import { senderOf } from '../mails/addressees.ts';
import { newSendingMail } from '../mails/new-sending.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import type { FollowGuestLink } from './follow-guest-link.ts';

interface NewSendingDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'rateLimits'
> {
  follow: FollowGuestLink;
  access: DocumentAccess;
  directory: SigningDirectory;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
}

/** Of one document: each is a mail to its sender, by whoever has the link. */
const requests = { name: 'signing.new-sending', limit: 2, windowMs: 24 * 60 * 60_000 };

/** Receivers who come too late and ask for a new sending. */
export function createNewSendingService(dependencies: NewSendingDependencies) {
  const { db, clock, audit, deliveries, rateLimits, follow, access, directory, publicUrl } = dependencies;
  return {
    /**
     * Asks the sender, or who answers in their place, of an expired document by mail to send it again; nothing else changes. @throws AppError `link-invalid`,
     * `conflict` while it can be signed, `too-many-requests` from the third time in a day.
     */
    request: async (caller: Caller, { link }: InputOf<typeof requestNewSending>): Promise<void> =>
      askSender(caller, await follow(caller, link)),

    /** The same, by its receiver. @throws AppError `not-found`, `forbidden` for who manages it; else as above */
    requestFor: async (caller: Caller, { id }: InputOf<typeof requestNewSendingOf>): Promise<void> =>
      askSender(caller, (await access.requireDocument(db, caller, id, isReceiver)).document),
  };

  async function askSender(caller: Caller, document: DocumentRecord): Promise<void> {
    if (!hasExpired(document, clock.now())) throw new AppError('conflict');
    await rateLimits.count({ ...requests, key: document.id });
    await db.transaction(async (tx) => {
      const asked = await listAnswering(tx, directory, document);
      const told: { to: string; delivery: string }[] = [];
      for (const person of asked) {
        const { email: to, language } = person;
        const delivery = await deliveries.sendMail(tx, {
          content: newSendingMail({
            document,
            to: senderOf(document, person),
            address: `${publicUrl}/documentsAdmin`,
          }),
          language,
          to,
          replyTo: {
            name: `${document.receiverName} ${document.receiverSurname}`,
            email: document.receiverEmail,
          },
          reference: documentSubject(document.id),
          companyId: document.companyId,
        });
        told.push({ to, delivery });
      }
      const [first, ...others] = told;
      const data = { ...first, ...(others.length > 0 && { others }) };
      await recordEvent(audit, tx, {
        documentId: document.id,
        action: 'document.new-sending-asked',
        caller,
        data,
      });
    });
  }
}
