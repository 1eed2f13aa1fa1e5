import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmailChanged } from '../../ports/people.port.ts';
import { hasExpired, toEmailKey } from '../actor.ts';
import { addGuestLink } from '../guest-link/add-guest-link.ts';
import { sendGuestsAway } from '../guest-link/send-guests-away.ts';
import { receiverOf } from '../mails/addressees.ts';
import { answersTo } from '../mails/answers-to.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { withAnswering, type AnsweringDirectory } from './answering.ts';
import { announceDocument } from './document-changes.repository.ts';
import { documentSubject } from './document-audit.ts';
import { companyOfDocument } from './document-company.repository.ts';
import { findDocument, updateDocument } from './document.repository.ts';
import type { DocumentRecord } from './document.schema.ts';
import { changeReceiverEmail } from './receiver-email-change.repository.ts';

interface MoveDependencies extends Pick<
  AreaPlatform,
  'audit' | 'clock' | 'deliveries' | 'sessions' | 'rowProofs'
> {
  readonly directory: Pick<SigningDirectory, 'findCompany' | 'findPersonByEmail' | 'wantsMail'> &
    AnsweringDirectory;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * Lets documents of their company follow a receiver to their new address: those that wait go there by a new link, which ends the one of before (departure D181);
 * those that are signed stay theirs to read.
 */
export function createReceiverEmailChange(dependencies: MoveDependencies): EmailChanged {
  const { audit, clock, deliveries, sessions, directory, publicUrl, rowProofs } = dependencies;
  return async (executor, { by, companyId, from, to, since }) => {
    const keys = { fromKey: toEmailKey(from), to, toKey: toEmailKey(to) };
    const move = { ...keys, by, companyId, since, now: clock.now() };
    for (const document of await changeReceiverEmail(executor, move)) {
      const delivery = await inviteAnew(executor, await findDocument(executor, document.id));
      await audit.append(executor, {
        subject: documentSubject(document.id),
        action: 'document.readdressed',
        actor: by,
        companyId: companyOfDocument(document.id),
        data: { from, to, ...(delivery && { delivery }) },
      });
      await announceDocument(executor, document);
    }
  };

  /** @returns the mail's delivery, where one leaves. */
  async function inviteAnew(tx: Executor, document: DocumentRecord | undefined): Promise<string | undefined> {
    const now = clock.now();
    if (document?.state !== 'sent' || document.wrongReceiverAt || hasExpired(document, now)) return undefined;
    const { id, companyId, receiverEmail: to, sentAt } = document;
    await sendGuestsAway(tx, { documentId: id, sessions, now });
    if (!(await directory.wantsMail(tx, { email: to }, 'invitation'))) return undefined;
    const company = companyId ? await directory.findCompany(tx, companyId) : undefined;
    const link = await addGuestLink(tx, document, { publicUrl, madeAt: now, rowProofs });
    const receiver = await directory.findPersonByEmail(tx, to);
    const answered = await withAnswering(tx, directory, document);
    const deliveryId = await deliveries.sendMail(tx, {
      noticeKind: 'invitation',
      to,
      ...answersTo(answered),
      content: invitationMail({
        document: answered,
        to: receiverOf(document, receiver),
        link,
        company: company?.name ?? '',
        sentAt: sentAt ?? now,
        isReaddressed: true,
      }),
      language: receiver?.language,
      reference: documentSubject(id),
      companyId,
    });
    await updateDocument(tx, id, { deliveryId });
    return deliveryId;
  }
}
