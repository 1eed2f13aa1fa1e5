import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { withAnswering, type AnsweringDirectory } from '../documents/answering.ts';
import { documentSubject, namesOf, recordEvent } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { addGuestLink } from '../guest-link/add-guest-link.ts';
import { receiverOf } from '../mails/addressees.ts';
import { answersTo } from '../mails/answers-to.ts';
import { expiringMail } from '../mails/expiring.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { isWaiting, type DocumentNotices } from './document-notices.ts';

interface ExpiryRemindersDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'jobs' | 'audit' | 'deliveries' | 'rowProofs'
> {
  readonly directory: Pick<SigningDirectory, 'findPersonByEmail' | 'wantsMail'> & AnsweringDirectory;
  readonly documentNotices: Pick<DocumentNotices, 'mailTime'>;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

interface ReminderJob {
  readonly documentId: string;
  /** By which sending it was planned. */
  readonly sentAt: string;
}

const jobKind = 'signing.expiry-reminder';

/** The reminder of a document that is about to expire, one for each sending. */
export type ExpiryReminders = ReturnType<typeof createExpiryReminders>;

/** Makes the reminders: they leave in the last quarter of the time to sign, within the times that the company chose for them. */
export function createExpiryReminders(dependencies: ExpiryRemindersDependencies) {
  const { db, clock, jobs, audit, deliveries, directory, documentNotices, publicUrl, rowProofs } =
    dependencies;

  jobs.handle<ReminderJob>(jobKind, (payload) => db.transaction((tx) => remind(tx, payload)));

  return {
    /** Plans the reminder of a document that is being sent; none where no allowed time is left before it expires. */
    plan: async (
      tx: Executor,
      document: Pick<DocumentRecord, 'id' | 'receiverEmail' | 'companyId'>,
      { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date | null },
    ): Promise<void> => {
      if (!expiresAt) return;
      const runAt = await findTime(tx, document, { now, expiresAt });
      const payload: ReminderJob = { documentId: document.id, sentAt: now.toISOString() };
      if (runAt) await jobs.enqueue(tx, { kind: jobKind, payload, runAt });
    },
  };

  /** A time in the last quarter, or in the one before where that has none that is allowed. */
  async function findTime(
    tx: Executor,
    document: Pick<DocumentRecord, 'id' | 'receiverEmail' | 'companyId'>,
    { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
  ): Promise<Date | undefined> {
    const eighth = (expiresAt.getTime() - now.getTime()) / 8;
    for (const before of [2, 3, 4]) {
      const wanted = new Date(expiresAt.getTime() - before * eighth);
      const time = await documentNotices.mailTime(tx, document, { kind: 'expiring', now: wanted });
      if (time < expiresAt) return time;
    }
    return undefined;
  }

  async function remind(tx: Executor, { documentId, sentAt }: ReminderJob): Promise<void> {
    const now = clock.now();
    const document = await findDocument(tx, documentId);
    const expiresAt = document?.expiresAt;
    if (!document || !expiresAt || expiresAt <= now || !isWaiting(document, sentAt)) return;
    const runAt = await documentNotices.mailTime(tx, document, { kind: 'expiring', now });
    if (runAt >= expiresAt) return;
    if (runAt > now) return jobs.enqueue(tx, { kind: jobKind, payload: { documentId, sentAt }, runAt });
    const { receiverEmail: to } = document;
    if (!(await directory.wantsMail(tx, { email: to }, 'invitation'))) return;
    const receiver = await directory.findPersonByEmail(tx, to);
    const answered = await withAnswering(tx, directory, document);
    const delivery = await deliveries.sendMail(tx, {
      noticeKind: 'invitation',
      to,
      ...answersTo(answered),
      language: receiver?.language,
      noticeAt: now,
      reference: documentSubject(documentId),
      companyId: document.companyId,
      content: expiringMail({
        document: { ...answered, expiresAt },
        to: receiverOf(document, receiver),
        link: await addGuestLink(tx, document, { publicUrl, madeAt: now, rowProofs }),
      }),
    });
    const data = { ...namesOf(document), delivery, expiresAt: expiresAt.toISOString() };
    await recordEvent(audit, tx, { documentId, action: 'document.reminded', caller: null, data });
  }
}
