import type { PlacedMarks, ShownPage } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { romeTime } from '../../../platform/texts/format-instant.ts';
import { makeDocument, newDocument } from '../documents/make-document.ts';
import type { FormerRecord } from '../former-means/former-means.ts';
import type { ReceivedMessage } from '../messages/message.repository.ts';
import { toShownRecord } from '../sign/shown-pages.ts';
import { describeSigner } from '../sign/signer-record.ts';
import { giveSignature } from '../sign/give-signature.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import type { ReceiverPhone } from '../verification/receiver-phone.ts';
import type { MessageSigner } from './message-signer.ts';

/** A signed message, before it is a document. */
interface SignedMessage {
  readonly received: ReceivedMessage;
  readonly signer: MessageSigner;
  readonly placed: PlacedMarks;
  /** The drawing of every box, and the picture of every image, in the storage. */
  readonly signatureHash: string;
  readonly pictureHash: string | null;
  /** Pages that were shown by then. */
  readonly shownPages: readonly ShownPage[];
  readonly former: FormerRecord | undefined;
  readonly strayed: readonly string[];
  readonly code: { readonly challenge: string; readonly phone: ReceiverPhone } | null;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Makes the document of a signed message: sent when the message was, signed in every box now. It has the id of the copy, so that a copy
 * becomes one document at most (decision 056).
 */
export async function makeSignedDocument(
  tx: Executor,
  { audit, directory }: { audit: Audit; directory: SigningDirectory },
  { received: { copy, message }, signer, placed, caller, now, ...given }: SignedMessage,
): Promise<void> {
  const { fileHash, fileName, fileSize, uploadedHash, pages } = message;
  if (fileHash === null || pages === null) throw new AppError('not-found');
  const sender = await directory.findPerson(tx, message.senderUserId);
  const { person, needsCode, needsAllPages, phone } = signer;
  const boxes = placed.signatures;
  const said = {
    receiverName: person.firstName,
    receiverSurname: person.lastName,
    receiverEmail: person.email,
    title: message.title,
    savesCopy: true,
    expires: false,
    needsAllPages,
    boxes,
  };
  const file = {
    fileHash,
    fileName: fileName ?? '',
    fileSize: fileSize ?? 0,
    uploadedHash: uploadedHash ?? fileHash,
    pages,
  };
  const origin = {
    id: copy.id,
    companyId: message.companyId,
    userId: message.senderUserId,
    name: sender?.name ?? message.senderName,
    email: sender?.email ?? '',
    now,
  };
  const document = {
    ...newDocument(said, file, origin),
    state: 'sent' as const,
    sentAt: copy.createdAt,
    openedAt: copy.readAt,
    needsCode,
    phoneOnRecord: phone !== undefined,
  };
  const marks = marksOf(placed, given.pictureHash);
  await makeDocument(tx, audit, { document, boxes, marks, caller });
  const lines = { firstLine: romeTime(now).date, secondLine: acceptance };
  const { former, strayed } = given;
  const signedBy = await describeSigner(tx, directory, { caller, document, former, strayed });
  for (const [index, { page }] of boxes.entries())
    await giveSignature(tx, audit, {
      document,
      index,
      imageHash: given.signatureHash,
      shown: toShownRecord(page, given.shownPages, pages.length),
      signer: signedBy,
      lines,
      caller,
      now,
      code: given.code,
    });
}

/** The words of the stamp (spec 02 §2), in whatever language its signer reads. */
const acceptance = 'Per accettazione';

function marksOf({ texts, images }: PlacedMarks, imageHash: string | null) {
  const marks = [
    ...images.map((box) => ({ ...box, text: '', imageHash })),
    ...texts.map((box) => ({ ...box, imageHash: null })),
  ];
  return marks.map((mark, index) => ({ ...mark, index }));
}
