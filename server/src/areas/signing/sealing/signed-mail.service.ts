import { guestId } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import { signedFileName } from '../document-view/document-view.service.ts';
import { recordOutcome } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { findCompanyMails } from '../confirmation-mails/confirmation-mails.repository.ts';
import { holderOf, receiverOf, senderOf } from '../mails/addressees.ts';
import { answersTo } from '../mails/answers-to.ts';
import { confirmationMail, senderMail, signerMail } from '../mails/signed.mail.ts';
import { toEmailKey } from '../actor.ts';
import { maxMailAttachment } from '../mails/max-attachment.ts';
import { listAnswering, withAnswering } from '../documents/answering.ts';
import type { Person } from '../../ports/people.port.ts';
import type { SigningDirectory } from '../signing-directory.ts';

type SignedMailContent = Pick<
  Parameters<AreaPlatform['deliveries']['sendMail']>[1],
  'to' | 'content' | 'attachments' | 'language' | 'replyTo' | 'noticeKind'
>;

interface SignedMailDependencies extends Pick<AreaPlatform, 'audit' | 'deliveries'> {
  directory: SigningDirectory;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
}

/** The mails about a sealed document. */
export type SignedMailer = ReturnType<typeof createSignedMailer>;

/** Makes the mails about sealed documents. */
export function createSignedMailer({ audit, deliveries, directory, publicUrl }: SignedMailDependencies) {
  const sealsAddress = `${publicUrl}/seals`;
  return {
    sendToSigner,
    goesToSigner,
    goesToSender,

    /**
     * Mails that a document was signed, each address once: who just signed and who answers for it, unless they do without, and the addresses
     * of its company's list.
     */
    sendToAll: async (tx: Executor, document: DocumentRecord): Promise<void> => {
      const mailed = new Set<string>();
      if (await goesToSigner(tx, document)) mailed.add(await sendToSigner(tx, document));
      for (const sender of await listToInform(tx, document))
        mailed.add(await sendToSender(tx, document, sender));
      await sendToCompany(tx, document, mailed);
    },
  };

  /** Sends the signed PDF to who signed. @returns the key of their address, as the next two do. */
  async function sendToSigner(tx: Executor, signed: DocumentRecord): Promise<string> {
    const document = await withAnswering(tx, directory, signed);
    const { id, receiverEmail: to } = document;
    const receiver = await directory.findPersonByEmail(tx, to);
    const attachments = attachmentsOf(document);
    const content = signerMail({
      document,
      to: receiverOf(document, receiver),
      isAttached: attachments.length > 0,
      sealsAddress,
    });
    const delivery = await send(tx, document, {
      to,
      content,
      attachments,
      language: receiver?.language,
      noticeKind: 'signedCopy',
      ...answersTo(document),
    });
    await recordOutcome(tx, id, { deliveryId: delivery });
    return toEmailKey(to);
  }

  /** Mails the sender, or who answers in their place; the signed PDF goes along where a copy is to be saved. */
  async function sendToSender(tx: Executor, document: DocumentRecord, sender: Person): Promise<string> {
    const { email: to, language, name: senderName } = sender;
    const attachments = document.savesCopy ? attachmentsOf(document) : [];
    const told = sender.userId === document.senderUserId ? document : { ...document, senderName };
    const content = senderMail({
      document: told,
      to: senderOf(told, sender),
      isAttached: attachments.length > 0,
      sealsAddress,
    });
    await send(tx, document, { to, content, attachments, language, noticeKind: 'signature' });
    return toEmailKey(to);
  }

  /** Mails the addresses of the company's list that were not mailed yet, with the signed PDF as the sender gets it. */
  async function sendToCompany(
    tx: Executor,
    document: DocumentRecord,
    mailed: ReadonlySet<string>,
  ): Promise<void> {
    const company = await directory.findCompany(tx, document.companyId ?? '');
    if (!company) return;
    const attachments = document.savesCopy ? attachmentsOf(document) : [];
    for (const { email: to, emailKey } of await findCompanyMails(tx, company.id)) {
      if (mailed.has(emailKey)) continue;
      const person = await directory.findPersonByEmail(tx, to);
      const content = confirmationMail({
        document,
        to: holderOf(person),
        isAttached: attachments.length > 0,
        sealsAddress,
        company: company.name,
      });
      await send(tx, document, { to, content, attachments, language: person?.language });
    }
  }

  /** Whether who signed is mailed the PDF: a guest, to whom the landing promised it, always. */
  async function goesToSigner(executor: Executor, document: DocumentRecord): Promise<boolean> {
    const { id, completedBy, receiverEmail: email } = document;
    return completedBy === guestId(id) || directory.wantsMail(executor, { email }, 'signedCopy');
  }

  /** Who answers for a document and wants to be mailed that it is signed. */
  async function listToInform(executor: Executor, document: DocumentRecord): Promise<Person[]> {
    const informed: Person[] = [];
    for (const person of await listAnswering(executor, directory, document))
      if (await directory.wantsMail(executor, { userId: person.userId }, 'signature')) informed.push(person);
    return informed;
  }

  /** Whether anybody who answers for it is mailed that it is signed. */
  async function goesToSender(executor: Executor, document: DocumentRecord): Promise<boolean> {
    return (await listToInform(executor, document)).length > 0;
  }

  async function send(
    tx: Executor,
    { id, companyId }: DocumentRecord,
    mail: SignedMailContent,
  ): Promise<string> {
    const { to } = mail;
    const delivery = await deliveries.sendMail(tx, { ...mail, companyId, reference: documentSubject(id) });
    const data = { to, delivery };
    await recordEvent(audit, tx, { documentId: id, action: 'document.mailed', caller: null, data });
    return delivery;
  }
}

function attachmentsOf({ sealedHash, sealedSize, fileName }: DocumentRecord) {
  if (!sealedHash || (sealedSize ?? 0) > maxMailAttachment) return [];
  return [{ name: signedFileName(fileName), hash: sealedHash }];
}
