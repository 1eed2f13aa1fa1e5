import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { hasExpired } from '../actor.ts';
import { withAnswering, type AnsweringDirectory } from '../documents/answering.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { countGuestLinksAfter } from '../guest-link/guest-link.repository.ts';
import { receiverOf } from '../mails/addressees.ts';
import { answersTo } from '../mails/answers-to.ts';
import { withdrawnMail } from '../mails/withdrawn.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface WithdrawalDependencies extends Pick<AreaPlatform, 'clock' | 'deliveries'> {
  readonly directory: Pick<SigningDirectory, 'findPersonByEmail' | 'wantsMail'> & AnsweringDirectory;
}

/**
 * Has the receiver of a document that waits for them know that it was taken back, at once: they may be signing it. Not who does without
 * invitations, nor who knows nothing of it yet, since their first mail is put off and does
 * not leave any more.
 * @returns the mail's delivery, where one leaves
 */
export type NotifyWithdrawal = (tx: Executor, document: DocumentRecord) => Promise<string | undefined>;

/** Makes it. */
export function createNotifyWithdrawal(dependencies: WithdrawalDependencies): NotifyWithdrawal {
  const { clock, deliveries, directory } = dependencies;
  return async (tx, document) => {
    const { id, state, openedAt, receiverEmail: to, companyId } = document;
    const now = clock.now();
    // Whoever said that it is not for them is told nothing more of it.
    if (state !== 'sent' || document.wrongReceiverAt || hasExpired(document, now)) return undefined;
    if (!(await directory.wantsMail(tx, { email: to }, 'invitation'))) return undefined;
    const last = await deliveries.findLast(tx, documentSubject(id));
    const isPutOff = last?.state === 'queued' && last.noticeAt !== null && last.noticeAt > now;
    const isUnknown = openedAt === null && (await countGuestLinksAfter(tx, id, new Date(0))) <= 1;
    if (isPutOff && isUnknown) return undefined;
    const receiver = await directory.findPersonByEmail(tx, to);
    const answered = await withAnswering(tx, directory, document);
    return deliveries.sendMail(tx, {
      noticeKind: 'invitation',
      to,
      ...answersTo(answered),
      content: withdrawnMail({ document: answered, to: receiverOf(document, receiver) }),
      language: receiver?.language,
      reference: documentSubject(id),
      companyId,
    });
  };
}
