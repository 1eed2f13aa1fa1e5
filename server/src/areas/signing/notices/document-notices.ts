import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Settings } from '../../ports/settings.port.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { mailAfterPushMs, pushOfDocument } from './push-notices.ts';

interface DocumentNoticesDependencies extends Pick<AreaPlatform, 'db' | 'jobs' | 'push'> {
  readonly directory: Pick<SigningDirectory, 'findMembers' | 'findPersonByEmail'>;
  readonly settings: Pick<Settings, 'nextMailTime'>;
}

type Addressed = Pick<DocumentRecord, 'id' | 'receiverEmail' | 'companyId'>;

interface PushJob {
  readonly documentId: string;
  /** By which sending it was asked for. */
  readonly sentAt: string;
}

const pushKind = 'signing.document-push';

/** When notices about documents may leave, and the notifications on the devices of their receivers. */
export type DocumentNotices = ReturnType<typeof createDocumentNotices>;

/** Makes what tells receivers of documents, by the mail times of their company, or else of the sender's (decision 059). */
export function createDocumentNotices(dependencies: DocumentNoticesDependencies) {
  const { db, jobs, push, directory, settings } = dependencies;

  jobs.handle<PushJob>(pushKind, ({ documentId, sentAt }) =>
    db.transaction(async (tx) => {
      const document = await findDocument(tx, documentId);
      if (!document || !isWaiting(document, sentAt) || document.openedAt) return;
      const person = await directory.findPersonByEmail(tx, document.receiverEmail);
      if (person) await push.send(tx, person.userId, pushOfDocument(person.language, document));
    }),
  );

  return {
    /** When a mail may leave to the receiver, `now` or later. */
    mailTime,

    /**
     * Has the receiver's devices show that they are to sign, within the days and hours of mails. Nothing is put off by more than half of the time to sign.
     * @returns when the mail about it may leave
     */
    invite: async (
      tx: Executor,
      document: Addressed,
      { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date | null },
    ): Promise<Date> => {
      const notTooLate = (time: Date) =>
        expiresAt && time.getTime() - now.getTime() > (expiresAt.getTime() - now.getTime()) / 2 ? now : time;
      const time = notTooLate(await mailTime(tx, document, { kind: 'mail', now }));
      const person = await directory.findPersonByEmail(tx, document.receiverEmail);
      if (!person || !(await push.reaches(tx, person.userId))) return time;
      const companyId = await companyFor(tx, document);
      const shown = await settings.nextMailTime(tx, { companyId, to: null, kind: 'mail', now });
      const runAt = notTooLate(shown);
      const payload: PushJob = { documentId: document.id, sentAt: now.toISOString() };
      await jobs.enqueue(tx, { kind: pushKind, payload, runAt });
      return new Date(Math.max(time.getTime(), runAt.getTime() + mailAfterPushMs));
    },
  };

  async function mailTime(
    tx: Executor,
    document: Addressed,
    { kind, now }: { readonly kind: 'mail' | 'expiring'; readonly now: Date },
  ): Promise<Date> {
    const companyId = await companyFor(tx, document);
    return settings.nextMailTime(tx, { companyId, to: document.receiverEmail, kind, now });
  }

  async function companyFor(tx: Executor, { receiverEmail, companyId }: Addressed): Promise<string | null> {
    const person = await directory.findPersonByEmail(tx, receiverEmail);
    if (!person) return companyId;
    const members = await directory.findMembers(tx, [person.userId]);
    return members.get(person.userId)?.companyId ?? companyId;
  }
}

/** Whether a document still waits for its receiver as it did when it was sent. */
export function isWaiting({ state, sentAt, wrongReceiverAt }: DocumentRecord, since: string): boolean {
  return state === 'sent' && wrongReceiverAt === null && sentAt?.toISOString() === since;
}
