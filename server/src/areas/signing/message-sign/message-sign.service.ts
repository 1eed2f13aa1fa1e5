import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  areBoxesFilled,
  areBoxesOnPages,
  maxBoxes,
  maxMarks,
  maySignMessage,
  mayViewAttachment,
  messageLiveKeys,
  minSignatureReach,
  readMessageAttachment,
  toPlacedMarks,
  type getMessageToSign,
  type PlacedMarks,
  type signMessage,
} from 'shared-api/contracts/signing';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { findHiddenParts } from '../document-add/hidden-parts.repository.ts';
import { boxOutside } from '../document-add/require-boxes.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { requireDrawable } from '../documents/require-drawable.ts';
import { lockAllReceived, requireReceived } from '../messages/message-access.ts';
import { recordCopyEvent } from '../messages/message-audit.ts';
import { messageFactsOf, readerOf } from '../messages/message-facts.ts';
import { requireLoggedMessage } from '../messages/logged-message.ts';
import { createMessageFiles } from '../messages/message-files.ts';
import { updateCopies, type ReceivedMessage } from '../messages/message.repository.ts';
import type { FormerMeansService } from '../former-means/former-means.ts';
import type { createCompletionService } from '../sealing/completion.service.ts';
import { sealingStateOf } from '../sealing/sealing-state.ts';
import { isTooSmall, unpackDrawing, withEngine } from '../sign/drawing.ts';
import { requireAllShown, requireSameFile, requireShown } from '../sign/shown-pages.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { makeSignedDocument } from './message-document.ts';
import { findMessageSigner, messageSignSubject, toSignOf, type MessageSigner } from './message-signer.ts';

interface MessageSignDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'storage' | 'rateLimits' | 'notedRows'
> {
  directory: SigningDirectory;
  pdfEditing: Pick<PdfEditing, 'readDrawing'>;
  codes: Pick<Codes, 'consume'>;
  formerMeans: Pick<FormerMeansService, 'describe' | 'require'>;
  completion: Pick<ReturnType<typeof createCompletionService>, 'begin'>;
}

type Signed = Omit<OutputOf<typeof signMessage>, 'Result'>;

/** Tries of one session in an hour. */
const tries = { name: 'signing.sign-message', limit: 100, windowMs: 60 * 60_000 };

/** Bytes of the picture on the pages: a PDF has one. */
const maxPictureBytes = 300_000;

/** Signing the PDF of a message. */
export function createMessageSignService(dependencies: MessageSignDependencies) {
  const { db, clock, audit, storage, rateLimits, directory, pdfEditing, codes, completion } = dependencies;
  const { formerMeans, notedRows } = dependencies;
  const messageFiles = createMessageFiles(dependencies);
  return {
    /** What the screen must know of a message that is to be signed, or was. @throws AppError `not-found`, `forbidden`, `file-changed` */
    open: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getMessageToSign>,
    ): Promise<OutputOf<typeof getMessageToSign>> => {
      const received = await requireReceived(db, caller, id, mayViewAttachment);
      await requireLoggedMessage(dependencies, received);
      const { copy, message } = received;
      if (message.fileHash === null || message.pages === null)
        throw new AppError('not-found', { text: signingTexts.noAttachment });
      await messageFiles.requireUnchanged(message, message.fileHash);
      const signer = await findMessageSigner(db, directory, received);
      const { phone, needsCode, needsAllPages } = signer;
      const maySign = maySignMessage(readerOf(caller), messageFactsOf(copy, message));
      return {
        id,
        title: message.title,
        senderCompany: message.senderCompany,
        fileName: message.fileName ?? '',
        address: `${readMessageAttachment.path}?v_id=${encodeURIComponent(id)}`,
        pages: message.pages,
        boxes: message.boxes,
        maySign,
        formerMeans: maySign ? await formerMeans.describe(caller, toSignOf(received, signer)) : null,
        hiddenParts: await findHiddenParts(db, message.fileHash),
        documentId: copy.documentId,
        needsCode,
        needsAllPages,
        maskedMobile: phone ? maskedDestination({ channel: 'sms', to: phone.mobile }) : '',
        prefix: phone?.prefix ?? '',
      };
    },

    /** Signs it, once, and only what lies there as it was sent. @throws AppError as the call says; `file-changed` */
    sign: async (caller: SignedInCaller, input: InputOf<typeof signMessage>): Promise<Signed> => {
      const before = await requireReceived(db, caller, input.id, mayViewAttachment);
      await requireLoggedMessage(dependencies, before);
      if (before.copy.documentId !== null) return answer(before.copy.documentId);
      requireSignable(caller, before);
      const placed = toPlacedMarks(input.pages, { width: input.canvasWidth, height: input.canvasHeight });
      requirePlaces(caller, placed, before);
      await requireDrawable(
        caller,
        placed.texts.map(({ text }) => ['pages', text]),
      );
      if (input.signature === '') throw refused(caller, 'signature', 'signatureRequired');
      if (placed.images.length > 0 && input.picture === '')
        throw refused(caller, 'picture', 'pictureRequired');
      const { shownPages = [] } = input;
      const { needsAllPages } = await findMessageSigner(db, directory, before);
      if (needsAllPages) requireAllShown(caller, before.message.pages ?? [], shownPages);
      else requireShown(caller, pagesOf(placed), shownPages);
      requireSameFile(before.message.fileHash, shownPages);
      await rateLimits.count({ ...tries, key: caller.session.id });
      await messageFiles.verify(before.message, before.message.fileHash ?? '');
      const signatureHash = await keep(caller, 'signature', input.signature);
      const pictureHash =
        placed.images.length > 0 ? await keep(caller, 'picture', input.picture, maxPictureBytes) : null;
      const strayed = await notedRows.checkPerson(caller.session.userId);
      return db.transaction(async (tx) => {
        const [received] = await lockAllReceived(tx, caller, [input.id], mayViewAttachment);
        if (!received) throw new AppError('not-found');
        if (received.copy.documentId !== null) return answer(received.copy.documentId, tx);
        requireSignable(caller, received);
        const signer = await findMessageSigner(tx, directory, received);
        const former = await requireFormer(tx, caller, toSignOf(received, signer));
        const code = signer.needsCode ? await consumeCode(tx, caller, { received, signer, input }) : null;
        const now = clock.now();
        const hashes = { signatureHash, pictureHash };
        await makeSignedDocument(tx, dependencies, {
          received,
          signer,
          placed,
          code,
          former,
          strayed,
          shownPages,
          caller,
          now,
          ...hashes,
        });
        const document = await findDocument(tx, input.id);
        if (!document) throw new AppError('not-found');
        const state = await completion.begin(tx, caller, { document });
        await recordSigned(tx, caller, { received, document, ...hashes });
        return { documentId: document.id, state };
      });
    },
  };

  async function answer(documentId: string, executor: Executor = db): Promise<Signed> {
    const document = await findDocument(executor, documentId);
    return { documentId, state: (document && sealingStateOf(document)) ?? 'signed' };
  }

  /** Checks a picture outside this process and keeps it. @throws AppError `invalid-input` on its field */
  async function keep(
    caller: SignedInCaller,
    field: 'signature' | 'picture',
    dataUrl: string,
    maxBytes?: number,
  ): Promise<string> {
    const person = caller.session.id;
    const image = unpackDrawing(dataUrl);
    const bytes = await withEngine(() =>
      pdfEditing.readDrawing({
        image,
        person,
        minReach: field === 'signature' ? minSignatureReach : 0,
        ...(maxBytes && { maxBytes }),
      }),
    ).catch((error: unknown) => {
      if (isTooSmall(error)) throw refused(caller, field, 'drawingTooSmall');
      const isToBlame = error instanceof AppError && error.code === 'invalid-input';
      throw isToBlame
        ? refused(caller, field, field === 'picture' ? 'pictureInvalid' : 'drawingInvalid')
        : error;
    });
    await storage.put([bytes], { limit: bytes.length });
    return createHash('sha256').update(bytes).digest('hex');
  }

  async function requireFormer(tx: Executor, caller: SignedInCaller, toSign: ReturnType<typeof toSignOf>) {
    const passed = await formerMeans.require(tx, caller, toSign);
    if (!passed) return undefined;
    const { isFirst: _isFirst, ...former } = passed;
    return former;
  }

  async function consumeCode(tx: Executor, caller: SignedInCaller, { received, signer, input }: CodeToUse) {
    const { phone } = signer;
    if (!phone) throw new AppError('phone-number-missing');
    const { challenge } = input;
    if (!challenge) throw new AppError('wrong-code', { text: signingTexts.codeNeeded });
    const subject = messageSignSubject(received, signer, phone);
    await codes.consume(tx, { challenge, purpose: 'sign', subject, sessionId: caller.session.id });
    return { challenge, phone };
  }

  async function recordSigned(
    tx: Executor,
    caller: SignedInCaller,
    { received: { copy, message }, document, signatureHash, pictureHash }: Recorded,
  ): Promise<void> {
    await updateCopies(tx, [copy.id], { documentId: document.id });
    await publishChange(tx, { to: { userId: copy.userId }, keys: messageLiveKeys });
    await recordCopyEvent(audit, tx, {
      id: copy.id,
      action: 'message.signed',
      caller,
      companyId: message.companyId,
      data: {
        title: message.title,
        document: document.id,
        file: document.fileHash,
        image: signatureHash,
        picture: pictureHash,
      },
    });
  }
}

interface CodeToUse {
  readonly received: ReceivedMessage;
  readonly signer: MessageSigner;
  readonly input: Pick<InputOf<typeof signMessage>, 'challenge'>;
}

interface Recorded {
  readonly received: ReceivedMessage;
  readonly document: DocumentRecord;
  readonly signatureHash: string;
  readonly pictureHash: string | null;
}

function requireSignable(caller: SignedInCaller, { copy, message }: ReceivedMessage): void {
  if (!maySignMessage(readerOf(caller), messageFactsOf(copy, message)))
    throw new AppError('forbidden', { text: signingTexts.messageNotSignable });
}

/** Every box on a page, as many as there may be, and none left of those that the sender set. @throws AppError `invalid-input` */
function requirePlaces(caller: SignedInCaller, placed: PlacedMarks, { message }: ReceivedMessage): void {
  const { signatures, images, texts } = placed;
  if (signatures.length === 0) throw refused(caller, 'signature', 'signatureRequired');
  if (signatures.length > maxBoxes || images.length + texts.length > maxMarks)
    throw refused(caller, 'pages', 'tooManyMarks');
  if (!areBoxesOnPages([...signatures, ...images, ...texts], message.pages ?? []))
    throw boxOutside(caller, 'pages');
  if (!areBoxesFilled(message.boxes, signatures)) throw refused(caller, 'pages', 'senderBoxesMissing');
}

const pagesOf = ({ signatures, images, texts }: PlacedMarks) =>
  [...signatures, ...images, ...texts].map(({ page }) => page);

function refused(
  { language }: SignedInCaller,
  field: 'signature' | 'picture' | 'pages',
  text:
    | 'signatureRequired'
    | 'pictureRequired'
    | 'pictureInvalid'
    | 'drawingInvalid'
    | 'drawingTooSmall'
    | 'tooManyMarks'
    | 'senderBoxesMissing',
): AppError {
  return new AppError('invalid-input', { fields: { [field]: signingTexts[text][language] } });
}
