import type { Readable } from 'node:stream';
import type { OutputOf } from 'shared-api/contracts/common';
import type { LogProblem, verifyDocumentLog } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { compareWithLog } from '../documents/compared-document.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { LoggedDocument } from '../documents/logged-document.ts';
import { checkSeal, hashAt, isUnchanged, problemAt } from './seal-check.ts';

type Readers = Pick<AreaPlatform, 'db' | 'audit'> & {
  /** Reads a file of the document. @throws AppError `file-changed`, `not-found` */
  readonly read: (hash: string) => Promise<Readable>;
};

/** A document with its log, and all that does not agree. */
interface CheckedDocument {
  readonly document: DocumentRecord;
  readonly log: readonly AuditRow[];
  readonly logged: LoggedDocument;
  readonly seal: OutputOf<typeof verifyDocumentLog>['seal'];
  readonly problems: readonly LogProblem[];
}

/**
 * Compares what is kept of a document with its log: the chain with itself, the rows, every file, and the seal with its certificate.
 * What is made of a document as proof is made after this found nothing (decision 108). @throws AppError `not-found` of one that is gone
 */
export async function checkDocument(readers: Readers, id: string): Promise<CheckedDocument> {
  const { audit, db } = readers;
  const chain = await findChainProblems({ audit, db }, id);
  const sealed = await checkSealed(readers, id);
  const { document, logged } = sealed;
  const parts = new Set([
    logged.made?.file ?? document.fileHash,
    ...[...logged.signatures.values()].map(({ image }) => image),
    ...(logged.made?.marks ?? []).flatMap(({ imageHash }) => imageHash ?? []),
  ]);
  let areWhole = true;
  for (const hash of parts) areWhole &&= await isUnchanged(() => readers.read(hash));
  return {
    ...sealed,
    problems: [...chain, ...sealed.problems, ...(areWhole ? [] : [problemAt('part-changed')])],
  };
}

/** The same of rows and seal alone: the chain is verified elsewhere, and other files when they are read. */
export async function checkSealed({ db, audit, read }: Readers, id: string): Promise<CheckedDocument> {
  const compared = await compareWithLog({ db, audit }, id);
  if (!compared) throw new AppError('not-found');
  const { document, log, logged } = compared;
  const seal = await checkSeal({ document, log, read });
  const end = isNotedEnd(document, log) ? [] : [problemAt('document-end', document.sealedEvents)];
  const problems = [...end, ...seal.problems, ...compared.problems];
  return { document, log, logged, seal: seal.state, problems };
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
