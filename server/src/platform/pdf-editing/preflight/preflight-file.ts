import { rmSync } from 'node:fs';
import type { PdfDocument } from '../format/document.ts';
import { asName } from '../format/objects.ts';
import { openSource } from '../format/source.ts';
import { boxOf } from '../geometry/document-box.ts';
import { shownSize } from '../geometry/page-box.ts';
import { describeSignature } from '../inspection/integrity.ts';
import {
  openForSigning,
  RefusalError,
  type OpenedDocument,
  type PdfLimits,
} from '../inspection/open-for-signing.ts';
import { findXfa } from '../inspection/xfa.ts';
import type {
  Preflight,
  PreflightNote,
  PreflightPage,
  PreflightReason,
  PreflightRequest,
} from '../pdf-editing.ts';
import { repairFile } from './repair.ts';

/** Checks an uploaded file: accepts it, repairs it once when it is damaged and unsigned, or refuses it with a reason. */
export function preflightFile({ path, repairTo }: PreflightRequest, limits: PdfLimits): Preflight {
  try {
    return inspect(path, limits);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (error.reason !== 'damaged' || !repairTo) return refusal(error.reason);
    return inspectRepaired({ path, repairTo }, limits);
  }
}

function inspectRepaired({ path, repairTo }: Required<PreflightRequest>, limits: PdfLimits) {
  try {
    if (!repairFile(path, repairTo)) return discard(repairTo, 'damaged');
    const repaired = inspect(repairTo, limits);
    return { ...repaired, verdict: 'repaired' as const, notes: ['repaired' as const, ...repaired.notes] };
  } catch (error) {
    if (error instanceof RefusalError) return discard(repairTo, error.reason);
    throw error;
  }
}

function discard(path: string, reason: PreflightReason): Preflight {
  rmSync(path, { force: true });
  return refusal(reason);
}

function inspect(path: string, limits: PdfLimits): Preflight {
  const source = openSource(path);
  try {
    const opened = openForSigning(source, { limits, depth: 'everything' });
    const signatures = opened.signed.map((field) => describeSignature(opened.document, field));
    return {
      verdict: 'accept',
      reason: null,
      notes: notesOf(opened, signatures),
      pages: opened.pages.map((page) => shownPage(opened.document, page)),
      signatures,
      encrypted: opened.document.security !== null,
    };
  } finally {
    source.close();
  }
}

function shownPage(document: PdfDocument, page: OpenedDocument['pages'][number]): PreflightPage {
  const box = boxOf(document, page);
  return { ...shownSize(box), rotation: box.rotation };
}

function notesOf({ document, signed }: OpenedDocument, signatures: Preflight['signatures']): PreflightNote[] {
  const { dict: catalog } = document.catalog();
  const names = document.resolveDict(catalog.get('Names'));
  const rights = document.resolveDict(catalog.get('Perms'));
  const action = document.resolveDict(catalog.get('OpenAction'));
  const isUnsigned = signed.length === 0;
  const found: Record<PreflightNote, boolean> = {
    repaired: false,
    signed: signatures.some(({ integrity }) => integrity !== 'broken'),
    'signature-broken': signatures.some(({ integrity }) => integrity === 'broken'),
    encrypted: document.security !== null,
    'xfa-hybrid': isUnsigned && findXfa(document) === 'hybrid',
    'usage-rights': isUnsigned && (rights?.has('UR3') === true || rights?.has('UR') === true),
    scripts:
      document.resolve(names?.get('JavaScript')) !== null ||
      asName(document.resolve(action?.get('S'))) === 'JavaScript' ||
      document.resolve(catalog.get('AA')) !== null,
    attachments: document.resolve(names?.get('EmbeddedFiles')) !== null,
  };
  return (Object.keys(found) as PreflightNote[]).filter((note) => found[note]);
}

function refusal(reason: PreflightReason): Preflight {
  return {
    verdict: 'refuse',
    reason,
    notes: [],
    pages: [],
    signatures: [],
    encrypted: reason === 'password' || reason === 'unknown-encryption' || reason === 'permissions',
  };
}
