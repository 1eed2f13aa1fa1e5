import type { InputOf } from 'shared-api/contracts/common';
import { mayBeMisaddressed, type reportWrongReceiver } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { hasExpired } from '../actor.ts';
import { listAnswering, type AnsweringDirectory } from '../documents/answering.ts';
import { documentSubject, namesOf, recordEvent } from '../documents/document-audit.ts';
import { lockDocuments, updateDocument } from '../documents/document.repository.ts';
import { senderOf } from '../mails/addressees.ts';
import { wrongReceiverMail } from '../mails/wrong-receiver.mail.ts';
import type { FollowGuestLink } from './follow-guest-link.ts';
import { sendGuestsAway } from './send-guests-away.ts';

interface WrongReceiverDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'sessions'
> {
  readonly follow: FollowGuestLink;
  readonly directory: AnsweringDirectory;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** Links that reached somebody else than whom they are for (departure D201). */
export function createWrongReceiverService(dependencies: WrongReceiverDependencies) {
  const { db, clock, audit, deliveries, sessions, follow, directory, publicUrl } = dependencies;
  return {
    /**
     * Marks a document as one that went to the wrong person, ends its links with the sessions that they opened, and mails its sender. Nobody
     * signs it until it is sent anew. @throws AppError `link-invalid`, `document-expired`, `conflict` once a box is signed
     */
    report: async (caller: Caller, { link }: InputOf<typeof reportWrongReceiver>): Promise<void> => {
      const { id } = await follow(caller, link);
      await db.transaction(async (tx) => {
        const now = clock.now();
        const [document] = await lockDocuments(tx, [id]);
        if (!document || !mayBeMisaddressed(document)) throw new AppError('conflict');
        // Of two that press at once, one has said it.
        if (document.wrongReceiverAt) return;
        if (hasExpired(document, now)) throw new AppError('document-expired');
        await updateDocument(tx, id, { wrongReceiverAt: now, updatedAt: now });
        await sendGuestsAway(tx, { documentId: id, sessions, now, because: 'ended' });
        const told: string[] = [];
        for (const person of await listAnswering(tx, directory, document))
          told.push(
            await deliveries.sendMail(tx, {
              to: person.email,
              language: person.language,
              content: wrongReceiverMail({
                document,
                to: senderOf(document, person),
                address: `${publicUrl}/updateDocument/${id}`,
              }),
              reference: documentSubject(id),
              companyId: document.companyId,
            }),
          );
        const [delivery, ...others] = told;
        await recordEvent(audit, tx, {
          documentId: id,
          action: 'document.wrong-receiver',
          // Whoever says it is nobody whom we know, also in a browser where somebody is signed in.
          caller: { ...caller, session: null },
          data: { ...namesOf(document), ...(delivery && { delivery }), ...(others.length > 0 && { others }) },
        });
      });
    },
  };
}
