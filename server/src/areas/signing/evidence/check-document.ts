import type { Readable } from 'node:stream';
import type { OutputOf } from 'shared-api/contracts/common';
import type { LogProblem, verifyDocumentLog } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { listBoxes } from '../documents/box.repository.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { readLog, type LoggedDocument } from '../documents/logged-document.ts';
import { rowProblems } from '../documents/row-problems.ts';
import { checkSeal, hashAt, isUnchanged, problemAt } from './seal-check.ts';

type Readers = Pick<AreaPlatform, 'db' | 'audit' | 'seals'> & {
  /** Reads a file of the document. @throws AppError `file-changed`, `not-found` */
  readonly read: (hash: string) => Promise<Readable>;
};

/** A document with its log, and all that does not agree. */
interface CheckedDocument {
  readonly log: readonly AuditRow[];
  readonly logged: LoggedDocument;
  readonly seal: OutputOf<typeof verifyDocumentLog>['seal'];
  readonly problems: readonly LogProblem[];
}

/**
 * Compares what is kept of a document with its log: the chain with itself, the rows, every file, and the seal with its certificate.
 * What is made of a document as proof is made after this found nothing (decision 108).
 */
export async function checkDocument(readers: Readers, document: DocumentRecord): Promise<CheckedDocument> {
  const { audit, db } = readers;
  const chain = await findChainProblems({ audit, db }, document.id);
  const sealed = await checkSealed(readers, document);
  const { logged } = sealed;
  const parts = new Set([
    logged.made?.file ?? document.fileHash,
    ...[...logged.signatures.values()].map(({ image }) => image),
  ]);
  let areWhole = true;
  for (const hash of parts) areWhole &&= await isUnchanged(() => readers.read(hash));
  return {
    ...sealed,
    problems: [...chain, ...sealed.problems, ...(areWhole ? [] : [problemAt('part-changed')])],
  };
}

/** The same of rows and seal alone: the chain is verified elsewhere, and other files when they are read. */
export async function checkSealed(readers: Readers, document: DocumentRecord): Promise<CheckedDocument> {
  const { db, audit, seals, read } = readers;
  const log = await audit.list(db, documentSubject(document.id));
  const logged = readLog(log);
  const seal = await checkSeal({ document, log, read, seals });
  const rows = rowProblems(document, await listBoxes(db, document.id), logged);
  const end = isNotedEnd(document, log) ? [] : [problemAt('document-end', document.sealedEvents)];
  return { log, logged, seal: seal.state, problems: [...end, ...seal.problems, ...rows] };
}

/** What was done to the log of a document. */
export async function findChainProblems(
  { audit, db }: Pick<AreaPlatform, 'audit' | 'db'>,
  id: string,
): Promise<LogProblem[]> {
  const verdict = await audit.verifyChain(db, documentSubject(id));
  return verdict.isIntact ? [] : [problemAt(verdict.problem, verdict.brokenAt)];
}

function isNotedEnd({ sealedEvents, sealedEventsHash }: DocumentRecord, log: readonly AuditRow[]): boolean {
  return sealedEvents === null || hashAt(log, sealedEvents) === sealedEventsHash;
}
