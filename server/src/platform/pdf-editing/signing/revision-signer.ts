import type { CmsSigner, TimeStamper } from '../../sealing/cms.ts';
import type { PdfDocument } from '../format/document.ts';
import type { PdfRef } from '../format/objects.ts';
import { writeRevision } from '../format/revision.ts';
import { PdfEditingError, type SignedRevision } from '../pdf-editing.ts';
import type { GrowingFile } from './file-copy.ts';
import { fillByteRange, fillValue, signatureDict, type SignatureFacts } from './signature-dict.ts';

/** One revision to be appended. */
interface NewRevision {
  readonly fieldName: string;
  readonly facts: SignatureFacts;
  /** Changes the document so that it holds the field with that value. */
  readonly addField: (value: PdfRef) => void;
  readonly timeStamper?: TimeStamper | undefined;
}

/** Appends signed revisions one after another. */
export interface RevisionSigner {
  readonly append: (revision: NewRevision) => Promise<void>;
  readonly revisions: () => readonly SignedRevision[];
}

const timeStampReserve = 8192;
const attempts = 2;

/** Makes the signer for an open document whose bytes `output` already holds. */
export function createRevisionSigner({
  document,
  output,
  cms,
}: {
  document: PdfDocument;
  output: GrowingFile;
  cms: CmsSigner;
}): RevisionSigner {
  const done: SignedRevision[] = [];
  let startxref = document.crossReference.isRecovered ? null : document.crossReference.startxref;
  return { append, revisions: () => done };

  async function append({ fieldName, facts, addField, timeStamper }: NewRevision) {
    const value = document.reserve();
    addField(value);
    const changes = document.takeChanges();
    let reserve = cms.size + (timeStamper ? timeStampReserve : 0);
    for (let attempt = 1; attempt <= attempts; attempt++, reserve *= 2) {
      changes.set(value.number, { generation: 0, object: signatureDict(facts, reserve) });
      const revision = writeRevision(document, changes, { end: output.size(), startxref });
      const signed = await signRevision(revision.bytes, reserve, timeStamper);
      if (!signed) continue;
      output.append(revision.bytes);
      startxref = revision.startxref;
      done.push({ fieldName, end: output.size(), hash: output.hash().digest('hex') });
      return;
    }
    throw new PdfEditingError('time-stamping-failed', 'the time-stamp is larger than any room for it');
  }

  async function signRevision(bytes: Buffer, reserve: number, timeStamper: TimeStamper | undefined) {
    const room = fillByteRange(bytes, output.size(), reserve);
    const digest = output
      .hash()
      .update(bytes.subarray(0, room.open))
      .update(bytes.subarray(room.close))
      .digest();
    const value = await cms.sign(digest, timeStamper);
    if (value.length > reserve) return false;
    fillValue(bytes, room, value);
    return true;
  }
}
