import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { OutputOf } from 'shared-api/contracts/common';
import type { LogProblem, verifyDocumentLog } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readLog } from '../documents/logged-document.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { checkPdf } from './verifier/pdf-seal.ts';
import type { Certificate } from './verifier/signature-value.ts';

/** What was found of the seal of a document: which end of the log it could be compared with, and what is wrong. */
interface SealCheck {
  readonly state: OutputOf<typeof verifyDocumentLog>['seal'];
  readonly problems: readonly LogProblem[];
}

interface SealCheckInput {
  readonly document: Pick<DocumentRecord, 'sealedHash' | 'sealedEvents'>;
  /** The whole log of the document. */
  readonly log: readonly AuditRow[];
  /** Reads the sealed PDF. @throws AppError `file-changed`, `not-found` */
  readonly read: (hash: string) => Promise<Readable>;
}

/**
 * Verifies the signature of a sealed PDF over its bytes, compares the log with the end of it that stands among these (decision 062), and
 * its certificate with the one that the log names. Of a seal from before that was recorded the log names the bytes alone.
 */
export async function checkSeal({ document, log, read }: SealCheckInput): Promise<SealCheck> {
  const { sealedHash, sealedEvents } = document;
  if (!sealedHash) return { state: 'none', problems: [] };
  const pdf = await readWhole(() => read(sealedHash));
  if (!pdf) return { state: 'compared', problems: [problemAt('file-changed')] };
  const { seal, entries } = await checkPdf(pdf);
  if (seal?.state !== 'good') return { state: 'compared', problems: [problemAt('seal-broken')] };
  const logged = readLog(log).seal;
  const expected = logged?.certificate;
  const isOurs = expected === undefined || fingerprintOf(seal.certificate?.bytes) === expected;
  const others = isOurs ? [] : [problemAt('certificate-other')];
  if (isOurs && logged && hadEnded(seal.certificate, logged.at)) others.push(problemAt('certificate-ended'));
  const hasEnd = sealedEvents !== null || logged?.events !== undefined;
  if (!entries && !hasEnd) return { state: 'older', problems: others };
  const isSame = entries !== undefined && hashAt(log, entries.events) === entries.eventsHash;
  const end = isSame ? [] : [problemAt('seal-end', entries?.events)];
  return { state: 'compared', problems: [...end, ...others] };
}

/** One whose term began later is no problem: what a demo installation seals is dated back. */
function hadEnded(certificate: Certificate | undefined, at: Date): boolean {
  return at.getTime() > Date.parse(certificate?.validTo ?? '');
}

function fingerprintOf(certificate: Uint8Array | undefined): string | undefined {
  return certificate && createHash('sha256').update(certificate).digest('hex');
}

/** The hash of the event at a place of a log; undefined where there is none. */
export function hashAt(log: readonly AuditRow[], sequence: number): string | undefined {
  return log.find((event) => event.sequence === sequence)?.hash;
}

/** A problem, and the place in the log where it is. */
export function problemAt(kind: LogProblem['kind'], at: number | null = null): LogProblem {
  return { kind, at };
}

/** A content; undefined where it is not what was stored. */
async function readWhole(open: () => Promise<Readable>): Promise<Buffer | undefined> {
  try {
    return await buffer(await open());
  } catch (error) {
    if (isChanged(error)) return undefined;
    throw error;
  }
}

/** Whether a content is there and as it was stored. */
export async function isUnchanged(open: () => Promise<Readable>): Promise<boolean> {
  try {
    for await (const _ of await open());
    return true;
  } catch (error) {
    if (isChanged(error)) return false;
    throw error;
  }
}

function isChanged(error: unknown): boolean {
  return error instanceof AppError && ['file-changed', 'not-found'].includes(error.code);
}
