import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Executor } from '../../../platform/db/database.ts';
import { errorLine } from '../../../platform/errors/describe-error.ts';
import type { JobContext } from '../../../platform/jobs/job-handler.ts';
import type { JobRequest } from '../../../platform/jobs/jobs.service.ts';
import type { DrawnSignature, PdfEditing, SignResult } from '../../../platform/pdf-editing/pdf-editing.ts';
import { hashOfFile } from '../../../platform/storage/verify-content.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentSigned } from '../../ports/documents.port.ts';
import type { ChainEnd } from '../../../platform/audit/chain.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import { announceDocumentById } from '../documents/document-changes.repository.ts';
import { askedAgain } from './sealing-state.ts';
import { findDocument, keepSealed, recordOutcome } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { readLog, signerOf, type LoggedDocument } from '../documents/logged-document.ts';
import { rowProblems, type DocumentRows } from '../documents/row-problems.ts';
import { withScratchFile } from '../documents/scratch-file.ts';
import type { SealedLedger } from '../evidence/sealed-ledger.ts';
import type { SignedMailer } from './signed-mail.service.ts';
import { listBoxes } from '../documents/box.repository.ts';
import { listMarks } from '../documents/mark.repository.ts';
import type { MarkRecord } from '../documents/mark.schema.ts';
import type { BoxRecord } from '../documents/box.schema.ts';

interface SealPayload {
  documentId: string;
}

interface SealDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'storage' | 'metrics' | 'logger'
> {
  files: DocumentFiles;
  pdfEditing: PdfEditing;
  signedMail: SignedMailer;
  onDocumentSigned: DocumentSigned;
  sealedLedger: Pick<SealedLedger, 'note'>;
}

/** Kind of the job that makes a document's sealed PDF. */
export const sealJobKind = 'signing.seal';

/** The job that seals a document; while one waits, another is not added. */
export function sealJob({ id: documentId, companyId }: Pick<DocumentRecord, 'id' | 'companyId'>): JobRequest {
  const payload: SealPayload = { documentId };
  return { kind: sealJobKind, payload, dedupeKey: sealJobKey(documentId), companyId };
}

/** By which the job of a document is known while it lives. */
export const sealJobKey = (documentId: string) => `${sealJobKind}:${documentId}`;

/** Making the sealed PDF of a completed document. */
export function createSealService(dependencies: SealDependencies) {
  const {
    db,
    clock,
    audit,
    storage,
    files,
    pdfEditing,
    signedMail,
    onDocumentSigned,
    metrics,
    sealedLedger,
    logger,
  } = dependencies;
  return {
    /**
     * Seals a document that is complete. It may run twice, or stop anywhere: the PDF is made from the original each time, and only
     * one result is kept, in the transaction that also sends the mails.
     */
    seal: async ({ documentId }: SealPayload, { attempt }: Pick<JobContext, 'attempt'>): Promise<void> => {
      const document = await findDocument(db, documentId);
      if (document?.state !== 'sealing') return;
      // A try that ended the server with it could not record so itself.
      if (attempt > 1 && document.sealProblem === null) await setSealProblem(db, documentId, lostTry);
      if (document.sealProblem === askedAgain) await setSealProblem(db, documentId, null);
      try {
        const end = await audit.findEnd(db, documentSubject(documentId));
        await keep(document, await make(document, end), end);
      } catch (error) {
        await setSealProblem(db, documentId, errorLine(error));
        throw error;
      }
    },

    /** Announces that nobody tries again: lists show that only once the job is dead, after its last try is recorded as failed. */
    announceGivenUp: (executor: Executor, { documentId }: SealPayload): Promise<void> =>
      announceDocumentById(executor, documentId),
  };

  async function make(document: DocumentRecord, end: ChainEnd): Promise<SignResult> {
    const boxes = await listBoxes(db, document.id);
    const drawnMarks = await listMarks(db, document.id);
    const logged = await requireProved({ document, boxes, marks: drawnMarks });
    const marks = await Promise.all(drawnMarks.map((mark) => toMark(mark, document)));
    const signed = inSigningOrder(boxes, logged);
    const signatures = await Promise.all(signed.map((box) => toDrawn(box, document, logged)));
    return files.withLocalFile(document, document.fileHash, (inputPath) =>
      withScratchFile(async (outputPath) => {
        const result = await pdfEditing.sign({
          inputPath,
          outputPath,
          signatures,
          marks,
          seal: {
            sealedAt: clock.now().toISOString(),
            reason: evidenceReason,
            evidence: { events: end.events, eventsHash: end.hash },
          },
        });
        await requireSameBytes(document, outputPath);
        const stored = await storage.put(createReadStream(outputPath), { limit: Number.MAX_SAFE_INTEGER });
        if (stored.hash !== result.hash) throw new Error('The sealed file changed on its way to the storage');
        return result;
      }),
    );
  }

  /** What was signed are the first bytes of the sealed file: they must be those that the receiver was shown. */
  async function requireSameBytes(document: DocumentRecord, outputPath: string): Promise<void> {
    const signed = await hashOfFile(outputPath, document.fileSize);
    if (signed !== document.fileHash) await files.refuse(document, document.fileHash);
  }

  async function keep(document: DocumentRecord, sealed: SignResult, end: ChainEnd): Promise<void> {
    const isSealed = await db.transaction(async (tx) => {
      const signedAt = document.completedAt ?? clock.now();
      const isKept = await keepSealed(tx, document.id, {
        sealedHash: sealed.hash,
        sealedSize: sealed.size,
        sealedEvents: end.events,
        sealedEventsHash: end.hash,
        signedAt,
      });
      if (isKept) await announceSealed(tx, document, { sealed, end });
      return isKept;
    });
    // Noted again by the round of a week where the server ended here.
    if (isSealed)
      await sealedLedger
        .note(document.id, end)
        .catch((err: unknown) => logger.error({ err, id: document.id }, 'a sealed document was not noted'));
    if (isSealed && document.completedAt)
      metrics.countSeal((clock.now().getTime() - document.completedAt.getTime()) / 1000);
  }

  async function announceSealed(
    tx: Executor,
    document: DocumentRecord,
    { sealed, end }: { readonly sealed: SignResult; readonly end: ChainEnd },
  ): Promise<void> {
    const signed = { ...document, sealedHash: sealed.hash, sealedSize: sealed.size };
    await recordEvent(audit, tx, {
      documentId: document.id,
      action: 'document.sealed',
      caller: null,
      data: {
        original: document.fileHash,
        sealed: sealed.hash,
        size: sealed.size,
        revisions: sealed.revisions.map(({ fieldName, end, hash }) => ({ fieldName, end, hash })),
        missingCharacters: sealed.missingCharacters.join(''),
        log: { events: end.events, hash: end.hash },
        ...(sealed.certificate && { certificate: sealed.certificate }),
      },
    });
    await signedMail.sendToAll(tx, signed);
    await onDocumentSigned(tx, { documentId: document.id });
  }

  async function toMark(
    { page, x, y, width, height, text, imageHash }: MarkRecord,
    document: DocumentRecord,
  ) {
    const image = imageHash === null ? null : await buffer(await files.read(document, imageHash));
    return { page, box: { x, y, width, height }, lines: text === '' ? [] : text.split('\n'), image };
  }

  /** Drawings, lines, places and texts are those of the log, or nothing is sealed (decision 108). */
  async function requireProved(rows: DocumentRows): Promise<LoggedDocument> {
    const subject = documentSubject(rows.document.id);
    const chain = await audit.verifyChain(db, subject);
    const logged = readLog(await audit.list(db, subject));
    const problems = rowProblems(rows, logged).map(({ at }) => at ?? 'unknown');
    if (!chain.isIntact) throw new Error(`The log of the document is not intact: ${chain.problem}`);
    if (problems.length > 0)
      throw new Error(`The document is not the one of its log: see event ${problems.join(', ')}`);
    return logged;
  }

  async function toDrawn(
    box: BoxRecord,
    document: DocumentRecord,
    logged: LoggedDocument,
  ): Promise<DrawnSignature> {
    const { imageHash } = box;
    const signedAt = signedAtOf(box, logged);
    if (!imageHash || !signedAt) throw new Error(`The box ${box.index} is not signed`);
    const signer = signerOf(logged);
    return {
      page: box.page,
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
      image: await buffer(await files.read(document, imageHash)),
      lines: [box.firstLine, box.secondLine].filter(Boolean),
      signerName: signer
        ? `${signer.name} ${signer.surname}`
        : `${document.receiverName} ${document.receiverSurname}`,
      signedAt: signedAt.toISOString(),
      reason: evidenceReason,
    };
  }
}

const lostTry = 'The try before did not end';

async function setSealProblem(executor: Executor, documentId: string, problem: string | null): Promise<void> {
  await recordOutcome(executor, documentId, { sealProblem: problem && problem.slice(0, 500) });
}

// In Italian law 'firma digitale' is another thing than this signature, whatever the specified stamp reads (departure D10).
const evidenceReason = 'Firma elettronica';

function inSigningOrder(boxes: readonly BoxRecord[], logged: LoggedDocument): BoxRecord[] {
  const timeOf = (box: BoxRecord) => signedAtOf(box, logged)?.getTime() ?? 0;
  return boxes.toSorted((one, other) => timeOf(one) - timeOf(other) || one.index - other.index);
}

/** When a box was signed, by the event of its signature. */
function signedAtOf({ index, signedAt }: BoxRecord, { signatures }: LoggedDocument): Date | null {
  return signatures.get(index)?.at ?? signedAt;
}
