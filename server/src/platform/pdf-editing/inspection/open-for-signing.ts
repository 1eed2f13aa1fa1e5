import { EncryptionError } from '../encryption/security-handler.ts';
import { openDocument, type PdfDocument } from '../format/document.ts';
import { PdfSyntaxError } from '../format/objects.ts';
import { readPages, type Page } from '../format/page-tree.ts';
import { recoverCrossReference } from '../format/recover.ts';
import { findForward, type Source } from '../format/source.ts';
import { findHeader } from '../format/xref.ts';
import type { ExistingSignature, PreflightReason } from '../pdf-editing.ts';
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

/** What the size and number of pages may be. */
export interface PdfLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
}

/** The file may not be signed; `reason` says why. */
export class RefusalError extends Error {
  readonly reason: PreflightReason;
  constructor(reason: PreflightReason, cause?: unknown) {
    super(`the file is refused: ${reason}`, { cause });
    this.name = 'RefusalError';
    this.reason = reason;
  }
}

/** How closely to look: at upload at every page and every offset, at signing only at what is touched. */
export interface OpenOptions {
  readonly limits: PdfLimits;
  readonly depth: 'everything' | { readonly lastPage: number };
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
  if (document.security && !allowsSigning(document.security.permissions))
    throw new RefusalError('permissions');
  if (findXfa(document) === 'dynamic') throw new RefusalError('xfa');
  const ban = findChangeBan(document, signed);
  if (ban) throw new RefusalError(ban);
  return opened;
}

function open(source: Source, options: OpenOptions): OpenedDocument {
  try {
    const opened = readAll(openDocument(source), options);
    if (options.depth === 'everything' && opened.signed.length === 0) checkOffsets(opened.document);
    return opened;
  } catch (error) {
    if (error instanceof EncryptionError) throw new RefusalError(error.reason, error);
    if (!(error instanceof PdfSyntaxError)) throw error;
    if (findForward(source, '/ByteRange', 0, source.size) < 0) throw new RefusalError('damaged', error);
    return openDamagedSigned(source, options);
  }
}

/** A rewrite would break the signatures; where at least one still holds, all objects can be listed anew in what is appended. */
function openDamagedSigned(source: Source, options: OpenOptions): OpenedDocument {
  try {
    const opened = readAll(openDocument(source, recoverCrossReference(source)), options);
    const signatures: ExistingSignature[] = opened.signed.map((field) =>
      describeSignature(opened.document, field),
    );
    if (signatures.some(({ integrity }) => integrity === 'intact')) return opened;
  } catch (error) {
    if (!(error instanceof PdfSyntaxError)) throw error;
  }
  throw new RefusalError('damaged-signed');
}

function readAll(document: PdfDocument, { limits, depth }: OpenOptions): OpenedDocument {
  const lastPage = depth === 'everything' ? Infinity : depth.lastPage;
  const pages: Page[] = [];
  for (const page of readPages(document)) {
    if (pages.push(page) > limits.maxPages) throw new RefusalError('too-many-pages');
    if (pages.length >= lastPage) break;
  }
  const signed = readSignedFields(document);
  return { document, pages, signed };
}

/** In an unsigned file one wrong offset is reason enough to repair it: viewers would each guess differently. */
function checkOffsets({ source, crossReference }: PdfDocument) {
  for (const [number, entry] of crossReference.entries) {
    if (entry.kind !== 'offset') continue;
    const text = source.read(entry.offset + crossReference.base, 40).toString('latin1');
    if (Number(/^\s*(\d+)\s+\d+\s+obj/.exec(text)?.[1] ?? -1) !== number) {
      throw new PdfSyntaxError('a cross-reference points at another object');
    }
  }
}

const permissionBits = { modify: 1 << 3, annotate: 1 << 5, fillForms: 1 << 8 };

function allowsSigning(permissions: number): boolean {
  return (permissions & (permissionBits.modify | permissionBits.annotate | permissionBits.fillForms)) !== 0;
}
