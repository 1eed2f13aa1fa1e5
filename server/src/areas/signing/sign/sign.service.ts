import { createHash } from 'node:crypto';
import type { InputOf } from 'shared-api/contracts/common';
import {
  isReceiver,
  maySign,
  minSignatureReach,
  type DrawnSignature,
  type SavedBox,
  type saveSignatures,
} from 'shared-api/contracts/signing';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import type { PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { signSubject } from '../verification/code-subjects.ts';
import { receiverPhone, type ReceiverPhone } from '../verification/receiver-phone.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { requireRight, type DocumentAccess, type KnownDocument } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import type { FormerMeansService, FormerRecord } from '../former-means/former-means.ts';
import type { LoggedFiles } from '../evidence/logged-files.ts';
import { hasUploaded } from '../signature-objects/signature-objects.repository.ts';
import { isTooSmall, unpackDrawing, withEngine } from './drawing.ts';
import { signingTexts } from '../signing.texts.ts';
import { listBoxes } from '../documents/box.repository.ts';
import type { BoxRecord } from '../documents/box.schema.ts';
import { giveSignature } from './give-signature.ts';
import { needsSignIn } from './own-way.ts';
import { requireAllShown, requireSameFile, requireShown, toShownRecord } from './shown-pages.ts';
import { describeSigner, type SignerRecord } from './signer-record.ts';
import { stampLines } from './stamp-lines.ts';

type SignInput = InputOf<typeof saveSignatures>;

interface SignDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'storage' | 'rateLimits' | 'notedRows'
> {
  directory: SigningDirectory;
  pdfEditing: Pick<PdfEditing, 'readDrawing'>;
  access: DocumentAccess;
  files: Pick<DocumentFiles, 'requireUnchanged'>;
  loggedFiles: LoggedFiles;
  codes: Pick<Codes, 'consume'>;
  formerMeans: Pick<FormerMeansService, 'require'>;
}

/** A drawing for one box. */
interface Drawing {
  index: number;
  bytes: Uint8Array;
  imageHash: string;
}

/** Saves of one session in an hour: twice as many as the boxes of a document that is drawn one by one. */
const saves = { name: 'signing.save', limit: 400, windowMs: 60 * 60_000 };

/** Signing the boxes of a document. */
export function createSignService(dependencies: SignDependencies) {
  const { db, clock, audit, storage, rateLimits, directory, pdfEditing, access, files, loggedFiles, codes } =
    dependencies;
  const { formerMeans, notedRows } = dependencies;
  return {
    /**
     * Saves drawings (spec 02 §4) and answers their boxes. Each box is signed once; the same drawing for the same box again is
     * fine, since the answer to the first call may have been lost. @throws AppError `conflict` when a box holds another drawing,
     * `wrong-code` without the code that the document asks for, `invalid-input` for a box that is not there or whose page was not shown.
     */
    sign: async (caller: Caller, input: SignInput): Promise<SavedBox[]> => {
      const { id } = input;
      const before = await access.requireDocument(db, caller, id, isReceiver);
      const boxes = await listBoxes(db, id);
      const sent = input.signatures.map(toSent);
      requireBoxes(sent, boxes);
      if (areSaved(sent, boxes)) return present(sent, boxes);
      requireRight(before, maySign);
      await requireOwnWay(caller, before);
      await files.requireUnchanged(before.document);
      await loggedFiles.requireLogged(before.document);
      const session = sessionOf(caller);
      const { needsAllPages, pages } = before.document;
      if (needsAllPages) requireAllShown(caller, pages, input.shownPages);
      else requireShown(caller, pagesOf(sent, boxes), input.shownPages);
      requireSameFile(before.document.fileHash, input.shownPages);
      await rateLimits.count({ ...saves, key: session.id });
      const drawings: Drawing[] = [];
      for (const drawing of sent) drawings.push(await decode(caller, drawing));
      for (const { bytes } of drawings) await storage.put([bytes], { limit: bytes.length });
      const strayed = session.kind === 'staff' ? await notedRows.checkPerson(session.userId) : [];
      await db.transaction(async (tx) => {
        const known = await access.lockDocument(tx, caller, id, isReceiver);
        const unsigned = unsignedOnly(drawings, await listBoxes(tx, id));
        if (unsigned.length === 0) return;
        requireRight(known, maySign);
        const former = await requireFormer(tx, caller, known);
        const phone = known.facts.needsCode
          ? await consumeCode(tx, caller, known, input.challenge)
          : undefined;
        const { document } = known;
        const signer = await describeSigner(tx, directory, { caller, document, former, strayed });
        for (const drawing of unsigned) {
          const [page = 1] = pagesOf([drawing], boxes);
          await signBox(tx, { drawing, page, known, signer, caller, input, phone });
        }
      });
      return present(drawings, await listBoxes(db, id));
    },
  };

  async function requireOwnWay(caller: Caller, { document }: KnownDocument): Promise<void> {
    if (await needsSignIn(db, directory, caller, document))
      throw new AppError('forbidden', { text: signingTexts.signInToSign });
  }

  /** One after another, outside this process: a drawing may be made to hurt. */
  async function decode(caller: Caller, drawing: Drawing): Promise<Drawing> {
    const session = sessionOf(caller);
    const { index, bytes: image, imageHash: contentHash } = drawing;
    const isUploaded = await hasUploaded(db, { userId: session.userId, contentHash });
    const minReach = isUploaded ? 0 : minSignatureReach;
    const read = () => pdfEditing.readDrawing({ image, minReach, person: session.id });
    const bytes = await withEngine(read).catch((error: unknown) => {
      throw isTooSmall(error) ? dotRefused(caller) : error;
    });
    return drawingOf(index, bytes);
  }

  async function consumeCode(
    tx: Executor,
    caller: Caller,
    { document }: KnownDocument,
    challenge: string | undefined,
  ): Promise<ReceiverPhone> {
    if (!challenge) throw new AppError('wrong-code', { text: signingTexts.codeNeeded });
    const session = sessionOf(caller);
    const phone = await receiverPhone(tx, directory, document);
    if (!phone) throw new AppError('phone-number-missing');
    const subject = signSubject(document, { userId: session.userId, number: phone.full });
    await codes.consume(tx, { challenge, purpose: 'sign', subject, sessionId: session.id });
    await recordEvent(audit, tx, {
      documentId: document.id,
      action: 'code.passed',
      caller,
      data: { purpose: 'sign', challenge },
    });
    return phone;
  }

  /** The code of the means from before, where one is asked for; an event says once that it was entered. */
  async function requireFormer(
    tx: Executor,
    caller: Caller,
    { document }: KnownDocument,
  ): Promise<FormerRecord | undefined> {
    const passed = await formerMeans.require(tx, caller, document);
    if (!passed) return undefined;
    const { isFirst, ...former } = passed;
    const { channel, to, challenge } = former;
    const data = { purpose: 'former', channel, to, challenge };
    if (isFirst)
      await recordEvent(audit, tx, { documentId: document.id, action: 'code.passed', caller, data });
    return former;
  }

  async function signBox(
    tx: Executor,
    { drawing, page, known, signer, caller, input, phone }: BoxToSign,
  ): Promise<void> {
    const now = clock.now();
    const isSigned = await giveSignature(tx, audit, {
      document: known.document,
      index: drawing.index,
      imageHash: drawing.imageHash,
      shown: toShownRecord(page, input.shownPages ?? [], known.document.pages.length),
      signer,
      lines: stampLines(now, { codeTo: codeTo(phone) }),
      caller,
      now,
      code: phone ? { challenge: input.challenge ?? null, phone } : null,
    });
    if (!isSigned) throw boxAlreadySigned();
  }
}

interface BoxToSign {
  drawing: Drawing;
  page: number;
  known: KnownDocument;
  signer: SignerRecord;
  caller: Caller;
  input: SignInput;
  /** Where the code went, where one was asked for. */
  phone: ReceiverPhone | undefined;
}

function codeTo(phone: ReceiverPhone | undefined) {
  if (!phone) return 'nowhere';
  return phone.isOnRecord ? 'number on record' : 'number of the signer';
}

function dotRefused({ language }: Caller) {
  const text = signingTexts.drawingTooSmall;
  return new AppError('invalid-input', { text, fields: { signatures: text[language] } });
}

const boxAlreadySigned = () => new AppError('conflict', { text: signingTexts.boxAlreadySigned });

/** A drawing as it was sent, not looked at yet. */
function toSent({ index, image }: DrawnSignature): Drawing {
  return drawingOf(index, unpackDrawing(image));
}

function drawingOf(index: number, bytes: Uint8Array): Drawing {
  return { index, bytes, imageHash: createHash('sha256').update(bytes).digest('hex') };
}

/** Each drawing has a box of its own. @throws AppError `invalid-input` */
function requireBoxes(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): void {
  const free = new Set(boxes.map(({ index }) => index));
  for (const { index } of drawings) {
    if (!free.delete(index)) throw new AppError('invalid-input', { fields: { signatures: `${index}` } });
  }
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

/** The pages on which the boxes of these drawings stand, in their order. */
function pagesOf(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): number[] {
  return drawings.flatMap(({ index }) => boxes.find((box) => box.index === index)?.page ?? []);
}

/** The drawings whose box is still free. @throws AppError `conflict` when a box holds another drawing. */
function unsignedOnly(drawings: readonly Drawing[], boxes: readonly BoxRecord[]): Drawing[] {
  requireBoxes(drawings, boxes);
  return drawings.filter(({ index, imageHash }) => {
    const known = boxes.find((box) => box.index === index)?.imageHash ?? null;
    if (known !== null && known !== imageHash) throw boxAlreadySigned();
    return known === null;
  });
}
