import { rmSync } from 'node:fs';
import { mendedNodes } from '../format/page-tree.ts';
import type { PdfDocument } from '../format/document.ts';
import { findBrokenPages } from './broken-contents.ts';
import { PdfLimitError, PdfSyntaxError } from '../format/objects.ts';
import { openSource } from '../format/source.ts';
import { boxOf } from '../geometry/document-box.ts';
import { shownSize } from '../geometry/page-box.ts';
import { findDrawnPage } from '../inspection/drawn-page.ts';
import { describeSignature } from '../inspection/integrity.ts';
import { openForSigning, RefusalError, type OpenedDocument } from '../inspection/open-for-signing.ts';
import type {
  ExistingSignature,
  PdfLimits,
  Preflight,
  PreflightPage,
  PreflightReason,
  PreflightRequest,
} from '../pdf-editing.ts';
import { trySigning } from './dry-run.ts';
import { notesOf, type ListedSignature } from './notes.ts';
import { repairFile } from './repair.ts';

/** What files are checked against. */
interface PreflightSettings {
  readonly limits: PdfLimits;
  /** The certificates (DER) of the seals of this installation: signatures with them count as made here. */
  readonly ownCertificates: readonly Uint8Array[];
}

/** Checks an uploaded file: accepts it, repairs it once when it is damaged and unsigned, or refuses it with a reason. */
export function preflightFile({ path, repairTo }: PreflightRequest, settings: PreflightSettings): Preflight {
  try {
    return inspect(path, settings);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const isBeyondRepair = error.reason !== 'damaged' || error.cause instanceof PdfLimitError;
    if (isBeyondRepair || !repairTo) return refusal(error.reason, settings);
    return inspectRepaired({ path, repairTo }, settings);
  }
}

function inspectRepaired(
  { path, repairTo }: Required<Pick<PreflightRequest, 'path' | 'repairTo'>>,
  settings: PreflightSettings,
) {
  try {
    if (!repairFile(path, repairTo)) return discard(repairTo, 'damaged', settings);
    const repaired = inspect(repairTo, settings);
    return { ...repaired, verdict: 'repaired' as const, notes: ['repaired' as const, ...repaired.notes] };
  } catch (error) {
    if (error instanceof RefusalError) return discard(repairTo, error.reason, settings);
    throw error;
  }
}

function discard(path: string, reason: PreflightReason, settings: PreflightSettings): Preflight {
  rmSync(path, { force: true });
  return refusal(reason, settings);
}

function inspect(path: string, settings: PreflightSettings): Preflight {
  const source = openSource(path);
  try {
    const opened = openForSigning(source, { limits: settings.limits, checksOffsets: true });
    const signatures = listSignatures(opened, settings);
    const broken = findBrokenPages(opened.document, opened.pages);
    const found: Preflight = {
      verdict: 'accept',
      reason: null,
      notes: notesOf(opened, { signatures, broken }),
      pages: opened.pages.map((page, index) => ({
        ...shownPage(opened.document, page),
        ...(broken.has(index + 1) && { isIncomplete: true }),
      })),
      signatures: signatures.map(withoutEnd),
      encrypted: opened.document.security !== null,
    };
    checkSigning(opened);
    return found;
  } finally {
    source.close();
  }
}

/** What cannot be signed is damaged; only what nobody signed may then be rewritten. */
function checkSigning(opened: OpenedDocument) {
  try {
    trySigning(opened);
    if (mendedNodes(opened.document).size > 0)
      throw new PdfSyntaxError('the page tree counts other pages than it holds');
    // A signed file cannot be repaired, and is as its readers know it.
    if (opened.signed.length === 0 && opened.document.hasWrongIndex()) {
      throw new PdfSyntaxError('an object stands elsewhere in its stream than its cross-reference states');
    }
  } catch (error) {
    if (!(error instanceof PdfSyntaxError)) throw error;
    throw new RefusalError(opened.signed.length > 0 ? 'damaged-signed' : 'damaged', error);
  }
}

function withoutEnd({
  fieldName,
  signerName,
  integrity,
  isOwn,
  drawnPage,
}: ListedSignature): ExistingSignature {
  return { fieldName, signerName, integrity, isOwn, ...(drawnPage !== undefined && { drawnPage }) };
}

function listSignatures(opened: OpenedDocument, { ownCertificates }: PreflightSettings): ListedSignature[] {
  const { document, pages, signed } = opened;
  const listed = signed.map((field): ListedSignature => {
    const { certificate, isCutShort, ...signature } = describeSignature(document, field);
    if (isCutShort) throw new RefusalError('damaged-signed');
    const isOwn = certificate !== null && ownCertificates.some((own) => Buffer.from(own).equals(certificate));
    return { ...signature, isOwn };
  });
  const ends = listed.filter(({ integrity }) => integrity === 'intact').map(({ end }) => end);
  return listed.map((signature, index) => {
    const isLater = !signature.isOwn && ends.some((end) => end < signature.end);
    const contents = isLater ? signed[index]?.contents : undefined;
    return contents ? { ...signature, drawnPage: findDrawnPage(document, pages, contents) } : signature;
  });
}

function shownPage(document: PdfDocument, page: OpenedDocument['pages'][number]): PreflightPage {
  const box = boxOf(document, page);
  return { ...shownSize(box), rotation: box.rotation };
}

function refusal(reason: PreflightReason, { limits }: PreflightSettings): Preflight {
  return {
    verdict: 'refuse',
    reason,
    notes: [],
    pages: [],
    signatures: [],
    encrypted: reason === 'password' || reason === 'unknown-encryption' || reason === 'permissions',
    ...((reason === 'too-large' || reason === 'too-many-pages') && { limits }),
  };
}
