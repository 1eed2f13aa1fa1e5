import { rmSync } from 'node:fs';
import type { CmsSigner, TimeStamper } from '../../sealing/cms.ts';
import { createTimeStamper, TimeStampError, type TimeStampAuthority } from '../../sealing/time-stamp.ts';
import type { PdfDocument } from '../format/document.ts';
import { PdfSyntaxError } from '../format/objects.ts';
import { openSource } from '../format/source.ts';
import { openForSigning, RefusalError } from '../inspection/open-for-signing.ts';
import { PdfEditingError, type PdfLimits, type SignRequest, type SignResult } from '../pdf-editing.ts';
import { copyFile } from './file-copy.ts';
import { sealFieldName } from '../preflight/notes.ts';
import { createRevisionSigner, type RevisionSigner } from './revision-signer.ts';
import { prepareStamps, type Stamps } from './stamps.ts';
import { addMark } from './marks.ts';
import { addSignatureField } from './signature-field.ts';
import { fieldNames, claimFieldName } from './acro-form.ts';
import { lockFields } from './field-lock.ts';
import { formPolicy, type FormPolicy } from './form-policy.ts';
import { ownPages } from './own-pages.ts';

/** By whose signature, and with which authority, an engine signs. */
export interface SigningMeans {
  readonly cms: CmsSigner;
  readonly timeStampAuthority: TimeStampAuthority | null;
  readonly limits: PdfLimits;
}

/** Copies the file, appends one signed revision per drawing (the first with the marks) and the seal's; on any failure no output is left behind. */
export async function signFile(request: SignRequest, means: SigningMeans): Promise<SignResult> {
  if (request.inputPath === request.outputPath) {
    throw new PdfEditingError('invalid-request', 'a file cannot be signed onto itself');
  }
  const source = openSource(request.inputPath);
  try {
    const opened = openForSigning(source, { limits: means.limits, checksOffsets: false });
    const { document } = opened;
    const policy = formPolicy({ isSigned: opened.signed.length > 0 });
    const stamps = prepareStamps(request, ownPages(document, opened.pages));
    const output = copyFile(request.inputPath, request.outputPath);
    try {
      const signer = createRevisionSigner({ document, output, cms: means.cms });
      await appendAll({ request, document, stamps, policy, signer, timeStamper: stamperOf(means) });
      return resultOf(signer, { before: source.size, size: output.size(), missing: stamps.missing });
    } catch (error) {
      rmSync(request.outputPath, { force: true });
      throw error;
    } finally {
      output.close();
    }
  } catch (error) {
    throw translate(error);
  } finally {
    source.close();
  }
}

interface Work {
  readonly request: SignRequest;
  readonly document: PdfDocument;
  readonly stamps: Stamps;
  readonly policy: FormPolicy;
  readonly signer: RevisionSigner;
  readonly timeStamper: TimeStamper | undefined;
}

async function appendAll({ request, document, stamps, policy, signer, timeStamper }: Work) {
  const names = fieldNames(document);
  for (const mark of request.marks ?? []) addMark(document, stamps.placeMark(document, mark));
  for (const signature of request.signatures) {
    const fieldName = claimFieldName(names, 'Firma');
    const { page, appearance, placement } = stamps.place(document, signature);
    await signer.append({
      fieldName,
      facts: {
        signerName: signature.signerName,
        at: signature.signedAt,
        reason: signature.reason,
        location: undefined,
      },
      addField: (value) =>
        addSignatureField(document, {
          fieldName,
          description: signature.lines[0]
            ? `${signature.signerName}: ${signature.lines[0]}`
            : signature.signerName,
          page,
          value,
          policy,
          visible: { appearance, placement },
        }),
    });
  }
  const lock = lockFields(document);
  const fieldName = claimFieldName(names, sealFieldName);
  await signer.append({
    fieldName,
    timeStamper,
    facts: {
      signerName: null,
      at: request.seal.sealedAt,
      reason: request.seal.reason,
      location: request.seal.location,
      evidence: request.seal.evidence,
      lock,
    },
    addField: (value) =>
      addSignatureField(document, {
        fieldName,
        description: fieldName,
        page: stamps.firstPage,
        value,
        policy,
        lock,
        visible: null,
      }),
  });
}

function stamperOf({ timeStampAuthority }: SigningMeans): TimeStamper | undefined {
  return timeStampAuthority ? createTimeStamper(timeStampAuthority) : undefined;
}

function translate(error: unknown): unknown {
  if (error instanceof TimeStampError) return new PdfEditingError('time-stamping-failed', error.message);
  if (error instanceof RefusalError) return new PdfEditingError('pdf-refused', error.message, error.reason);
  if (error instanceof PdfSyntaxError) return new PdfEditingError('pdf-refused', error.message, 'damaged');
  return error;
}

function resultOf(
  signer: RevisionSigner,
  { before, size, missing }: { before: number; size: number; missing: readonly string[] },
): SignResult {
  const revisions = signer.revisions();
  return {
    size,
    hash: revisions.at(-1)?.hash ?? '',
    appendedBytes: size - before,
    revisions,
    missingCharacters: missing,
  };
}
