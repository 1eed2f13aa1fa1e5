import { EncryptionError } from '../encryption/security-handler.ts';
import { openDocument, type PdfDocument } from '../format/document.ts';
import { PdfSyntaxError } from '../format/objects.ts';
import { hasRepeatedPages, readPages, type Page } from '../format/page-tree.ts';
import { recoverCrossReference, standsAt } from '../format/recover.ts';
import { findForward, type Source } from '../format/source.ts';
import { findHeader } from '../format/xref.ts';
import type { PdfLimits, PreflightReason } from '../pdf-editing.ts';
import { findChangeBan } from './change-rules.ts';
import { describeSignature } from './integrity.ts';
import { readSignedFields, type SignedField } from './signature-fields.ts';
import { findXfa } from './xfa.ts';

/** A document that may be signed, with what had to be read to know it. */
export interface OpenedDocument {
  readonly document: PdfDocument;
  readonly pages: readonly Page[];
  readonly signed: readonly SignedField[];
}

/** The file may not be signed; `reason` is why. */
export class RefusalError extends Error {
  readonly reason: PreflightReason;
  constructor(reason: PreflightReason, cause?: unknown) {
    super(`the file is refused: ${reason}`, { cause });
    this.name = 'RefusalError';
    this.reason = reason;
  }
}

/** What is allowed, and how closely to look: every offset is compared at upload. */
interface OpenOptions {
  readonly limits: PdfLimits;
  readonly checksOffsets: boolean;
}

/** Opens a file that may be signed, by the same rules at upload and at signing; throws `RefusalError` for any other. */
export function openForSigning(source: Source, options: OpenOptions): OpenedDocument {
  const { limits } = options;
  if (source.size === 0) throw new RefusalError('empty');
  if (source.size > limits.maxBytes) throw new RefusalError('too-large');
  if (findHeader(source) < 0) throw new RefusalError('not-a-pdf');
  try {
    return checkRules(open(source, options));
  } catch (error) {
    throw error instanceof PdfSyntaxError ? new RefusalError('damaged', error) : error;
  }
}

function checkRules(opened: OpenedDocument): OpenedDocument {
  const { document, pages, signed } = opened;
  if (pages.length === 0) throw new RefusalError('no-pages');
  if (document.security && !document.security.allowsSigning) throw new RefusalError('permissions');
  if (signed.length > 0 && hasRepeatedPages(pages)) throw new RefusalError('repeated-page');
  if (findXfa(document) === 'dynamic') throw new RefusalError('xfa');
  const ban = findChangeBan(document, signed);
  if (ban) throw new RefusalError(ban);
  return opened;
}

function open(source: Source, options: OpenOptions): OpenedDocument {
  try {
    const opened = readAll(openDocument(source), options);
    if (options.checksOffsets && opened.signed.length === 0) checkOffsets(opened.document);
    return opened;
  } catch (error) {
    if (error instanceof EncryptionError) throw new RefusalError(error.reason, error);
    if (isCipherError(error)) throw new RefusalError('unknown-encryption', error);
    if (!(error instanceof PdfSyntaxError)) throw error;
    if (findForward(source, '/ByteRange', 0, source.size) < 0) throw new RefusalError('damaged', error);
    return openDamagedSigned(source, options);
  }
}

/** A key or data of a length that no cipher takes. */
function isCipherError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_CRYPTO_') || code.startsWith('ERR_OSSL_');
}

/** A rewrite would break the signatures; where at least one still holds, all objects can be listed anew in what is appended. */
function openDamagedSigned(source: Source, options: OpenOptions): OpenedDocument {
  try {
    const opened = readAll(openDocument(source, recoverCrossReference(source)), options);
    const signatures = opened.signed.map((field) => describeSignature(opened.document, field));
    if (signatures.some(({ integrity }) => integrity === 'intact')) return opened;
  } catch (error) {
    if (!(error instanceof PdfSyntaxError)) throw error;
  }
  throw new RefusalError('damaged-signed');
}

function readAll(document: PdfDocument, { limits }: OpenOptions): OpenedDocument {
  const pages: Page[] = [];
  for (const page of readPages(document)) {
    if (pages.push(page) > limits.maxPages) throw new RefusalError('too-many-pages');
  }
  const signed = readSignedFields(document);
  return { document, pages, signed };
}

/** In an unsigned file one wrong offset is reason enough to repair it: viewers would each guess differently. */
function checkOffsets({ source, crossReference }: PdfDocument) {
  if (crossReference.hasWrongLength)
    throw new PdfSyntaxError('a cross-reference ends elsewhere than it states');
  for (const [number, entry] of crossReference.entries) {
    if (entry.kind !== 'offset') continue;
    const { offset, generation } = entry;
    if (!standsAt(source, { number, generation }, offset + crossReference.base)) {
      throw new PdfSyntaxError('a cross-reference points at another object');
    }
  }
}
