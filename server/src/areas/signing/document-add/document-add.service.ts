import { createHash, randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  documentProblems,
  findRepeatedReceivers,
  mayAdd,
  type createDocument,
  type SignatureBox,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { countDocuments } from '../documents/document.repository.ts';
import { namesToDraw, requireDrawable } from '../documents/require-drawable.ts';
import { makeDocument, newDocument, type MadeDocument } from '../documents/make-document.ts';
import { actorOf } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { requireFitBoxes } from './require-boxes.ts';
import { claimUpload, findUpload } from './upload.repository.ts';
import type { UploadRecord } from './upload.schema.ts';

type NewDocumentInput = InputOf<typeof createDocument>;

interface DocumentAddDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  directory: SigningDirectory;
}

/** Adding documents. */
export function createDocumentAddService({ db, clock, audit, directory }: DocumentAddDependencies) {
  return {
    /**
     * Makes a document from an upload for each of its receivers, all or none. Asked again for the same upload it answers the documents
     * that were made.
     */
    add: async (caller: Caller, input: NewDocumentInput): Promise<OutputOf<typeof createDocument>> => {
      const actor = actorOf(caller);
      if (!mayAdd(actor)) throw new AppError('forbidden');
      const receivers = receiversOf(input, caller);
      const upload = await getUpload(actor.userId, input.uploadId);
      if (upload.documentId) return findMade(upload, upload.documentId, receivers.length);
      requireFitBoxes(caller, input.boxes, upload.pages);
      await requireDrawable(caller, namesToDraw(input));
      const sender = await directory.findPerson(db, actor.userId);
      if (!sender) throw new AppError('forbidden');
      const { companyId } = actor;
      const ids = idsFor(upload, randomUUID(), receivers.length);
      const now = clock.now();
      const documents = receivers.map((receiver, place) =>
        newDocument({ ...input, ...receiver }, upload, { ...sender, companyId, now, id: ids[place] ?? '' }),
      );
      if (await make(caller, upload.id, documents, input.boxes)) return toOutput(ids);
      const { documentId } = await getUpload(actor.userId, upload.id);
      return findMade(upload, documentId ?? '', receivers.length);
    },
  };

  async function getUpload(userId: string, id: string): Promise<UploadRecord> {
    const upload = await findUpload(db, { id, userId, now: clock.now() });
    if (!upload) throw uploadGone();
    return upload;
  }

  /** The documents that an upload became. One that became fewer was for other receivers: it is not used again. */
  async function findMade(upload: UploadRecord, first: string, count: number) {
    const ids = idsFor(upload, first, count);
    if ((await countDocuments(db, ids)) < count) throw uploadGone();
    return toOutput(ids);
  }

  async function make(
    caller: Caller,
    uploadId: string,
    documents: readonly MadeDocument[],
    boxes: readonly SignatureBox[],
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await claimUpload(tx, uploadId, documents[0]?.id ?? ''))) return false;
      for (const document of documents) await makeDocument(tx, audit, { document, boxes, caller });
      return true;
    });
  }
}

/** Every receiver, the first first. @throws AppError `invalid-input` when one is named twice. */
function receiversOf(input: NewDocumentInput, { language }: Caller) {
  const { receiverName, receiverSurname, receiverEmail, otherReceivers = [] } = input;
  const receivers = [{ receiverName, receiverSurname, receiverEmail }, ...otherReceivers];
  if (findRepeatedReceivers(receivers).length === 0) return receivers;
  throw new AppError('invalid-input', {
    fields: { otherReceivers: documentProblems[language]['email-repeated'] },
  });
}

/** The ids of the documents of an upload, the same whenever they are asked for: those after the first follow from the upload. */
function idsFor({ id }: UploadRecord, first: string, count: number): [string, ...string[]] {
  const others = Array.from({ length: count - 1 }, (_, place) =>
    createHash('sha256').update(`${id}:${place}`).digest('hex').slice(0, 32),
  );
  return [first, ...others];
}

const toOutput = (ids: [string, ...string[]]) => ({ id: ids[0], ids });

/** The refusal of an upload that ran out, or is somebody else's. */
export const uploadGone = () => new AppError('not-found', { text: signingTexts.uploadGone });
