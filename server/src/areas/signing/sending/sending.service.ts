import type { InputOf } from 'shared-api/contracts/common';
import {
  encodeGuestLink,
  expiryAfter,
  hoursForSending,
  maySend,
  type sendDocuments,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import { updateDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { insertGuestLink, revokeGuestLinks } from '../guest-link/guest-link.repository.ts';
import { invitationMail } from '../mails/invitation.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';

interface SendingDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'deliveries'> {
  access: DocumentAccess;
  directory: SigningDirectory;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
}

interface Sending {
  document: DocumentRecord;
  hours: number | null;
  caller: Caller;
  now: Date;
}

/** Sending documents to their receivers. */
export function createSendingService(dependencies: SendingDependencies) {
  const { db, clock, audit, deliveries, access, directory, publicUrl } = dependencies;
  return {
    /** Sends documents, all or none; one that was sent before gets a new link and the old one ends. */
    send: async (caller: Caller, { ids, hours }: InputOf<typeof sendDocuments>): Promise<void> => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        for (const { document } of await access.lockDocuments(tx, caller, ids, maySend))
          await sendOne(tx, { document, hours: requireHours(document, hours, caller), caller, now });
      });
    },
  };

  async function sendOne(tx: Executor, { document, hours, caller, now }: Sending): Promise<void> {
    const link = await replaceLink(tx, document, now);
    const company = document.companyId ? await directory.findCompany(tx, document.companyId) : undefined;
    const expiresAt = expiryAfter(now, hours);
    const content = invitationMail({
      document: { ...document, expiresAt },
      link,
      company: company?.name ?? '',
    });
    const deliveryId = await invite(tx, document, content);
    await updateDocument(tx, document.id, {
      state: 'sent',
      sentAt: now,
      expiryHours: hours,
      expiresAt,
      needsCode: company?.needsSmsCode ?? false,
      deliveryId,
      updatedAt: now,
      updatedBy: caller.session?.userId ?? document.updatedBy,
    });
    await recordEvent(audit, tx, {
      documentId: document.id,
      action: 'document.sent',
      caller,
      data: { to: document.receiverEmail, delivery: deliveryId, expiresAt: expiresAt?.toISOString() ?? null },
    });
  }

  /** Mails the link, unless the receiver does without. @returns the delivery, or null when there is none. */
  async function invite(
    tx: Executor,
    { id, receiverEmail: to }: DocumentRecord,
    content: LocalizedMail,
  ): Promise<string | null> {
    if (!(await directory.wantsMail(tx, { email: to }, 'invitation'))) return null;
    const receiver = await directory.findPersonByEmail(tx, to);
    return deliveries.sendMail(tx, {
      content,
      language: receiver?.language,
      to,
      reference: documentSubject(id),
    });
  }

  async function replaceLink(tx: Executor, document: DocumentRecord, now: Date): Promise<string> {
    const secret = newSecret();
    await revokeGuestLinks(tx, [document.id], now);
    await insertGuestLink(tx, {
      secretHash: hashSecret(secret),
      documentId: document.id,
      receiverEmailKey: document.receiverEmailKey,
      madeAt: now,
    });
    const link = encodeGuestLink({ user: document.receiverEmail, secret, documentId: document.id });
    return `${publicUrl}/reservate/${link}`;
  }
}

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
