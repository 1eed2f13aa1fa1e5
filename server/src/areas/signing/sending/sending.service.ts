import type { InputOf, Language } from 'shared-api/contracts/common';
import { expiryAfter, hoursForSending, maySend, type sendDocuments } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { withAnswering } from '../documents/answering.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { documentSubject, namesOf, recordEvent, type EventSource } from '../documents/document-audit.ts';
import { updateDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { addGuestLink } from '../guest-link/add-guest-link.ts';
import { countGuestLinksAfter } from '../guest-link/guest-link.repository.ts';
import { sendGuestsAway } from '../guest-link/send-guests-away.ts';
import type { DocumentNotices } from '../notices/document-notices.ts';
import type { ExpiryReminders } from '../notices/expiry-reminders.ts';
import { receiverOf } from '../mails/addressees.ts';
import { answersTo } from '../mails/answers-to.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { phoneOnRecord } from '../verification/receiver-phone.ts';
import { signingTexts } from '../signing.texts.ts';

interface SendingDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'sessions' | 'rowProofs'
> {
  access: DocumentAccess;
  directory: SigningDirectory;
  documentNotices: Pick<DocumentNotices, 'invite'>;
  expiryReminders: Pick<ExpiryReminders, 'plan'>;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
}

interface Sending {
  document: DocumentRecord;
  /** After which it expires; null of one that does not. */
  hours: number | null;
  caller: EventSource;
  now: Date;
  /** What the sender wrote to the receiver, for the mail. */
  message?: string;
}

export type SendingService = ReturnType<typeof createSendingService>;

/** Sending documents to their receivers. */
export function createSendingService(dependencies: SendingDependencies) {
  const { db, clock, audit, deliveries, sessions, access, directory, publicUrl, rowProofs } = dependencies;
  return {
    /**
     * Sends documents, all or none; one that was sent before gets a new link, and the old one ends with the sessions that it opened.
     * @throws AppError `too-many-requests` when one of them was sent too often within a day.
     */
    send: async (caller: Caller, { ids, hours }: InputOf<typeof sendDocuments>): Promise<void> => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        for (const { document } of await access.lockDocuments(tx, caller, ids, maySend))
          await sendWithin(tx, { document, hours: requireHours(document, hours, caller), caller, now });
      });
    },

    sendWithin,
  };

  /** Sends one document, within a transaction of who knows that it may be. @throws AppError `too-many-requests` */
  async function sendWithin(tx: Executor, { document, hours, caller, now, message }: Sending): Promise<void> {
    if (document.receiverEmail === '') {
      const details = { title: document.title };
      throw new AppError('conflict', { text: signingTexts.receiverGone, details });
    }
    await requireFewSendings(tx, document, now);
    const link = await replaceLink(tx, document, now);
    const company = document.companyId ? await directory.findCompany(tx, document.companyId) : undefined;
    const expiresAt = expiryAfter(now, hours);
    const answered = await withAnswering(tx, directory, document);
    const receiver = await directory.findPersonByEmail(tx, document.receiverEmail);
    const content = invitationMail({
      document: { ...answered, expiresAt },
      to: receiverOf(document, receiver),
      link,
      company: company?.name ?? '',
      sentAt: now,
      message,
    });
    const deliveryId = await invite(tx, answered, { content, language: receiver?.language, now, expiresAt });
    const needsAllPages = document.needsAllPages || (company?.asksAllPages ?? false);
    const isPhoneKnown = (await phoneOnRecord(tx, directory, document)) !== undefined;
    await updateDocument(tx, document.id, {
      state: 'sent',
      sentAt: now,
      openedAt: null,
      wrongReceiverAt: null,
      receiverLeftAt: null,
      expiryHours: hours,
      expiresAt,
      needsCode: company?.needsSmsCode ?? false,
      needsAllPages,
      phoneOnRecord: isPhoneKnown,
      deliveryId,
      updatedAt: now,
      updatedBy: caller.session?.userId ?? document.updatedBy,
    });
    await dependencies.expiryReminders.plan(tx, document, { now, expiresAt });
    await recordEvent(audit, tx, {
      documentId: document.id,
      action: 'document.sent',
      caller,
      data: {
        ...namesOf(document),
        delivery: deliveryId,
        expiresAt: expiresAt?.toISOString() ?? null,
        needsAllPages,
        needsCode: company?.needsSmsCode ?? false,
        phoneOnRecord: isPhoneKnown,
      },
    });
  }

  /** Tells the receiver: on their devices, and by a mail with the link when mail times let it leave, unless they do without. @returns the delivery, or null when there is none. */
  async function invite(
    tx: Executor,
    document: DocumentRecord,
    {
      content,
      language,
      ...when
    }: {
      readonly content: LocalizedMail;
      readonly language: Language | undefined;
      readonly now: Date;
      readonly expiresAt: Date | null;
    },
  ): Promise<string | null> {
    const to = document.receiverEmail;
    const wantsMail = await directory.wantsMail(tx, { email: to }, 'invitation');
    const noticeAt = await dependencies.documentNotices.invite(tx, document, when);
    if (!wantsMail) return null;
    return deliveries.sendMail(tx, {
      noticeKind: 'invitation',
      noticeAt,
      content,
      language,
      to,
      ...answersTo(document),
      reference: documentSubject(document.id),
      companyId: document.companyId,
    });
  }

  async function replaceLink(tx: Executor, document: DocumentRecord, now: Date): Promise<string> {
    await sendGuestsAway(tx, { documentId: document.id, sessions, now });
    return addGuestLink(tx, document, { publicUrl, madeAt: now, rowProofs });
  }
}

/** Each sending is a mail to somebody who need not have asked for one. */
async function requireFewSendings(tx: Executor, { id, title }: DocumentRecord, now: Date): Promise<void> {
  const sendings = await countGuestLinksAfter(tx, id, new Date(now.getTime() - day));
  if (sendings < maxSendingsPerDay) return;
  const details = { title, limit: maxSendingsPerDay };
  throw new AppError('too-many-requests', { text: signingTexts.sentTooOften, details });
}

const day = 24 * 60 * 60_000;
const maxSendingsPerDay = 10;

function requireHours(
  { expires, expiryHours }: DocumentRecord,
  givenHours: number | undefined,
  { language }: Caller,
): number | null {
  const hours = hoursForSending({ expires, ownHours: expiryHours, givenHours });
  if (hours !== undefined) return hours;
  const text = signingTexts.hoursMissing;
  throw new AppError('invalid-input', { text, fields: { hours: text[language] } });
}
