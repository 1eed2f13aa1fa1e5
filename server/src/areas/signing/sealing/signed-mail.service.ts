import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import { signedFileName } from '../document-view/document-view.service.ts';
import { recordOutcome } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { senderMail, signerMail } from '../mails/signed.mail.ts';
import { guestUserId } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface SignedMailDependencies extends Pick<AreaPlatform, 'audit' | 'deliveries'> {
  directory: SigningDirectory;
}

/** Bytes of a PDF that mail servers still accept as an attachment. */
const maxAttachment = 18_000_000;

/** The mails about a sealed document. */
export type SignedMailer = ReturnType<typeof createSignedMailer>;

/** Makes the mails about sealed documents. */
export function createSignedMailer({ audit, deliveries, directory }: SignedMailDependencies) {
  return {
    sendToSigner,
    goesToSigner,
    goesToSender,

    /** Sends the signed PDF to who just signed, unless they do without. */
    notifySigner: async (tx: Executor, document: DocumentRecord): Promise<void> => {
      if (await goesToSigner(tx, document)) await sendToSigner(tx, document);
    },

    /** Mails the sender, unless they do without; the signed PDF goes along where a copy is to be saved. */
    sendToSender: async (tx: Executor, document: DocumentRecord): Promise<void> => {
      const { senderUserId, savesCopy } = document;
      if (!(await goesToSender(tx, document))) return;
      const sender = await directory.findPerson(tx, senderUserId);
      const to = sender?.email ?? document.senderEmail;
      if (to === '') return;
      const attachments = savesCopy ? attachmentsOf(document) : [];
      const delivery = await deliveries.sendMail(tx, {
        content: senderMail({ document, isAttached: attachments.length > 0 }),
        language: sender?.language,
        to,
        attachments,
        reference: documentSubject(document.id),
      });
      await recordMailed(tx, document, { to, delivery });
    },
  };

  /** Whether who signed is mailed the PDF: a guest, to whom the landing promised it, always. */
  async function goesToSigner(executor: Executor, document: DocumentRecord): Promise<boolean> {
    const { id, completedBy, receiverEmail: email } = document;
    return completedBy === guestUserId(id) || directory.wantsMail(executor, { email }, 'signedCopy');
  }

  /** Whether the sender is mailed that it is signed. */
  async function goesToSender(executor: Executor, { senderUserId }: DocumentRecord): Promise<boolean> {
    return directory.wantsMail(executor, { userId: senderUserId }, 'signature');
  }

  /** Sends the signed PDF to who signed. */
  async function sendToSigner(tx: Executor, document: DocumentRecord): Promise<void> {
    const receiver = await directory.findPersonByEmail(tx, document.receiverEmail);
    const attachments = attachmentsOf(document);
    const delivery = await deliveries.sendMail(tx, {
      content: signerMail({ document, isAttached: attachments.length > 0 }),
      language: receiver?.language,
      to: document.receiverEmail,
      attachments,
      reference: documentSubject(document.id),
    });
    await recordOutcome(tx, document.id, { deliveryId: delivery });
    await recordMailed(tx, document, { to: document.receiverEmail, delivery });
  }

  async function recordMailed(
    tx: Executor,
    { id }: DocumentRecord,
    data: { to: string; delivery: string },
  ): Promise<void> {
    await recordEvent(audit, tx, { documentId: id, action: 'document.mailed', caller: null, data });
  }
}

function attachmentsOf({ sealedHash, sealedSize, fileName }: DocumentRecord) {
  if (!sealedHash || (sealedSize ?? 0) > maxAttachment) return [];
  return [{ name: signedFileName(fileName), hash: sealedHash }];
}
