import { readCrossReferenceStream } from './xref-stream.ts';
import { readCrossReferenceTable } from './xref-table.ts';
import type { XrefEntries } from './xref-entries.ts';
import type { XrefSection } from './xref-section.ts';
import { entryLimit } from './limits.ts';
import { asInteger, PdfSyntaxError, type PdfDict } from './objects.ts';
import { findForward, readWindow, type Source } from './source.ts';
import { createParser } from './parser.ts';

/** All sections together, the newest first in rank. */
export interface CrossReference {
  readonly entries: XrefEntries;
  /** The newest trailer. */
  readonly trailer: PdfDict;
  /** The kind and place (as written in the file) of the newest section: an update continues in the same way. */
  readonly kind: 'table' | 'stream';
  readonly startxref: number;
  /** The sections were broken and the entries were found by reading the whole file: an update must list them all. */
  readonly isRecovered: boolean;
  /** Bytes before the header, which the file's own offsets may not count. */
  readonly base: number;
  /** Of one of the sections. */
  readonly hasWrongLength: boolean;
}

const tail = 2048;
const maxSections = 4096;
/** How often the entries of all sections may be more than those of one whole file: revisions repeat some of them. */
const maxRepeats = 4;

/** Follows the chain of cross-reference sections from the end of the file. */
export function readCrossReference(source: Source): CrossReference {
  const header = findHeader(source);
  const startxref = readStartxref(source);
  const base = header > 0 && !sectionStandsAt(source, startxref) ? header : 0;
  const { newest, entries, hasWrongLength } = mergeChain(source, startxref, base);
  const { trailer, kind } = newest;
  return { entries, trailer, kind, startxref, isRecovered: false, base, hasWrongLength };
}

/** Where %PDF- stands; viewers look for it in the first 1024 bytes. */
export function findHeader(source: Source): number {
  return findForward(source, '%PDF-', 0, Math.min(1024, source.size));
}

function readStartxref(source: Source): number {
  const position = Math.max(0, source.size - tail);
  const text = source.view(position, tail).toString('latin1');
  const value = /startxref\s+(\d{1,12})/.exec(text.slice(text.lastIndexOf('startxref')))?.[1];
  if (!value) throw new PdfSyntaxError('the file has no startxref');
  return Number(value);
}

function sectionStandsAt(source: Source, position: number): boolean {
  const text = source.view(position, 32).toString('latin1');
  return /^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(text);
}

interface Chain {
  readonly newest: XrefSection;
  /** Of all sections; where several have a number, that of the newest. */
  readonly entries: XrefEntries;
  readonly hasWrongLength: boolean;
}

function mergeChain(source: Source, startxref: number, base: number): Chain {
  const seen = new Set<number>();
  let chain: Chain | undefined;
  let left = entryLimit(source.size) * maxRepeats;
  let next: number | undefined = startxref;
  while (next !== undefined && !seen.has(next)) {
    if (seen.size > maxSections) throw new PdfSyntaxError('the file has too many revisions');
    seen.add(next);
    const section: XrefSection = readSection(source, next + base);
    chain = merge(chain, section);
    const hidden = asInteger(section.trailer.get('XRefStm'));
    if (section.kind === 'table' && hidden !== undefined && !seen.has(hidden)) {
      seen.add(hidden);
      chain = merge(chain, readSection(source, hidden + base));
    }
    next = asInteger(section.trailer.get('Prev'));
  }
  if (!chain) throw new PdfSyntaxError('the file has no cross-reference');
  return chain;

  function merge(known: Chain | undefined, section: XrefSection): Chain {
    left -= section.entries.size;
    if (left < 0) throw new PdfSyntaxError('the sections of the cross-reference repeat each other');
    if (!known) return { newest: section, ...section };
    for (const [number, entry] of section.entries) {
      if (!known.entries.has(number)) known.entries.set(number, entry);
    }
    return { ...known, hasWrongLength: known.hasWrongLength || section.hasWrongLength };
  }
}

function readSection(source: Source, position: number): XrefSection {
  const isTable = readWindow(source, position, (window, last) =>
    createParser(window, 0, last).takeWord('xref'),
  );
  return isTable ? readCrossReferenceTable(source, position) : readCrossReferenceStream(source, position);
}
