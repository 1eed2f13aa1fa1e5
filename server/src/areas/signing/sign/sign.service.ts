import { createHash } from 'node:crypto';
import { maySign, type DrawnSignature, type DocumentBox } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { signSubject } from '../verification/code-subjects.ts';
import { getDocument, lockDocument, refusalOf, type KnownDocument } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { readDrawing } from './drawing.ts';
import { actorOf } from '../actor.ts';
import { signingTexts } from '../signing.texts.ts';
import { presentBoxes } from '../documents/box.presenter.ts';
import { listBoxes, writeSignature } from '../documents/box.repository.ts';
import type { BoxRecord } from '../documents/box.schema.ts';
import { stampLines } from './stamp-lines.ts';

interface SignInput {
  id: string;
  signatures: readonly DrawnSignature[];
  challenge?: string | undefined;
}

interface SignDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  storage: Storage;
  codes: Pick<Codes, 'consume'>;
}

/** A drawing for one box. */
interface Drawing {
  index: number;
  bytes: Buffer;
  imageHash: string;
}

/** Signing the boxes of a document. */
export function createSignService({ db, clock, audit, storage, codes }: SignDependencies) {
  return {
    /**
     * Keeps drawings (spec 02 §4). Each box is signed once; the same drawing for the same box again is fine, since the answer to
     * the first call may have been lost.
     */
    sign: async (caller: Caller, input: SignInput): Promise<DocumentBox[]> => {
      const actor = actorOf(caller);
      const { id } = input;
      const before = await getDocument(db, { actor, id, now: clock.now() });
      const drawings = await Promise.all(input.signatures.map(toDrawing));
      if (!maySign(actor, before.facts)) {
        if (areKept(drawings, await listBoxes(db, id))) return present(id);
        throw refusalOf(before);
      }
      for (const { bytes } of drawings) await storage.put([bytes], { limit: bytes.length });
      await db.transaction(async (tx) => {
        const known = await lockDocument(tx, { actor, id, now: clock.now() });
        const wanted = unsignedOnly(drawings, await listBoxes(tx, id));
        if (wanted.length === 0) return;
        if (!maySign(actor, known.facts)) throw refusalOf(known);
        if (known.facts.needsCode) await consumeCode(tx, caller, known, input.challenge);
        for (const drawing of wanted) await signBox(tx, { drawing, known, caller, input });
      });
      return present(id);
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

  async function present(id: string): Promise<DocumentBox[]> {
    return presentBoxes(storage, await listBoxes(db, id));
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

function areKept(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): boolean {
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
