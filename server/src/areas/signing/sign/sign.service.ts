import { createHash } from 'node:crypto';
import type { InputOf } from 'shared-api/contracts/common';
import {
  isReceiver,
  maySign,
  type DrawnSignature,
  type SavedBox,
  type saveSignatures,
} from 'shared-api/contracts/signing';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { signSubject } from '../verification/code-subjects.ts';
import { requireRight, type DocumentAccess, type KnownDocument } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { readDrawing } from './drawing.ts';
import { signingTexts } from '../signing.texts.ts';
import { listBoxes, writeSignature } from '../documents/box.repository.ts';
import type { BoxRecord } from '../documents/box.schema.ts';
import { stampLines } from './stamp-lines.ts';

type SignInput = InputOf<typeof saveSignatures>;

interface SignDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'storage'> {
  access: DocumentAccess;
  codes: Pick<Codes, 'consume'>;
}

/** A drawing for one box. */
interface Drawing {
  index: number;
  bytes: Buffer;
  imageHash: string;
}

/** Signing the boxes of a document. */
export function createSignService({ db, clock, audit, storage, access, codes }: SignDependencies) {
  return {
    /**
     * Saves drawings (spec 02 §4) and answers their boxes. Each box is signed once; the same drawing for the same box again is
     * fine, since the answer to the first call may have been lost. @throws AppError `conflict` when a box holds another drawing,
     * `wrong-code` without the code that the document asks for, `invalid-input` for a box that is not there.
     */
    sign: async (caller: Caller, input: SignInput): Promise<SavedBox[]> => {
      const { id } = input;
      const before = await access.requireDocument(db, caller, id, isReceiver);
      const drawings = await Promise.all(input.signatures.map(toDrawing));
      const boxes = await listBoxes(db, id);
      if (areSaved(drawings, boxes)) return present(drawings, boxes);
      requireRight(before, maySign);
      for (const { bytes } of drawings) await storage.put([bytes], { limit: bytes.length });
      await db.transaction(async (tx) => {
        const known = await access.lockDocument(tx, caller, id, isReceiver);
        const unsigned = unsignedOnly(drawings, await listBoxes(tx, id));
        if (unsigned.length === 0) return;
        requireRight(known, maySign);
        if (known.facts.needsCode) await consumeCode(tx, caller, known, input.challenge);
        for (const drawing of unsigned) await signBox(tx, { drawing, known, caller, input });
      });
      return present(drawings, await listBoxes(db, id));
    },
  };

  async function consumeCode(
    tx: Executor,
    caller: Caller,
    { document }: KnownDocument,
    challenge: string | undefined,
  ): Promise<void> {
    if (!challenge) throw new AppError('wrong-code', { text: signingTexts.codeNeeded });
    const session = sessionOf(caller);
    const subject = signSubject(document, session.userId);
    await codes.consume(tx, { challenge, purpose: 'sign', subject, sessionId: session.id });
    await recordEvent(audit, tx, {
      documentId: document.id,
      action: 'code.passed',
      caller,
      data: { purpose: 'sign', challenge },
    });
  }

  async function signBox(tx: Executor, { drawing, known, caller, input }: BoxToSign): Promise<void> {
    const now = clock.now();
    const { document } = known;
    const lines = stampLines(now, { withCode: document.needsCode });
    const isSigned = await writeSignature(
      tx,
      { documentId: document.id, index: drawing.index },
      {
        ...lines,
        imageHash: drawing.imageHash,
        signedAt: now,
        signedBy: sessionOf(caller).userId,
        ip: caller.ip,
        userAgent: caller.userAgent,
        challenge: document.needsCode ? (input.challenge ?? null) : null,
      },
    );
    if (!isSigned) throw boxAlreadySigned();
    const data = { box: drawing.index, image: drawing.imageHash, file: document.fileHash, ...lines };
    const signer = { receiver: document.receiverEmail, challenge: input.challenge ?? null };
    await recordEvent(audit, tx, {
      documentId: document.id,
      action: 'box.signed',
      caller,
      data: { ...data, ...signer },
    });
  }
}

interface BoxToSign {
  drawing: Drawing;
  known: KnownDocument;
  caller: Caller;
  input: SignInput;
}

const boxAlreadySigned = () => new AppError('conflict', { text: signingTexts.boxAlreadySigned });

async function toDrawing({ index, image }: DrawnSignature): Promise<Drawing> {
  const bytes = await readDrawing(image);
  return { index, bytes, imageHash: createHash('sha256').update(bytes).digest('hex') };
}

/** What was saved of these boxes; whoever drew them has the drawings. */
function present(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): SavedBox[] {
  const drawn = new Set(drawings.map(({ index }) => index));
  return boxes
    .filter(({ index }) => drawn.has(index))
    .map(({ index, imageHash, firstLine, secondLine }) => ({
      index,
      isSigned: imageHash !== null,
      firstLine,
      secondLine,
    }));
}

function areSaved(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): boolean {
  return drawings.every(
    ({ index, imageHash }) => boxes.find((box) => box.index === index)?.imageHash === imageHash,
  );
}

/** The drawings whose box is still free. @throws AppError `conflict` when a box holds another drawing. */
function unsignedOnly(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): Drawing[] {
  const seen = new Set<number>();
  return drawings.filter(({ index, imageHash }) => {
    const box = boxes.find((candidate) => candidate.index === index);
    if (!box || seen.has(index)) throw new AppError('invalid-input', { fields: { signatures: `${index}` } });
    seen.add(index);
    if (box.imageHash === imageHash) return false;
    if (box.imageHash !== null) throw boxAlreadySigned();
    return true;
  });
}
