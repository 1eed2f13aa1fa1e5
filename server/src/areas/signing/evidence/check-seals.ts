import type { LogProblem } from 'shared-api/contracts/signing';
import type { AreaPlatform } from '../../area-platform.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { checkSeal } from './seal-check.ts';
import { findSealed, listSealedAfter, type SealedDocument } from './sealed-documents.repository.ts';

/** A sealed document whose PDF was read, and what is wrong with its seal; empty where nothing is. */
interface CheckedSeal {
  readonly document: SealedDocument;
  readonly problems: readonly LogProblem[];
}

type SealReaders = Pick<AreaPlatform, 'db' | 'audit' | 'storage'>;

const documentsAtOnce = 100;

/** Verifies the seals of documents one by one, in the order of their ids, from behind one on: each by its PDF and by its log. */
export async function* checkSeals(
  { db, audit, storage }: SealReaders,
  after = '',
): AsyncGenerator<CheckedSeal> {
  let documents: SealedDocument[] = [];
  do {
    documents = await listSealedAfter(db, documents.at(-1)?.id ?? after, documentsAtOnce);
    for (const document of documents) {
      yield { document, problems: await problemsOf({ db, audit, storage }, document) };
    }
  } while (documents.length === documentsAtOnce);
}

/** What is wrong with the seal of a document; nothing of one that is gone. */
export async function findSealProblems(readers: SealReaders, id: string): Promise<readonly LogProblem[]> {
  const document = await findSealed(readers.db, id);
  return document ? problemsOf(readers, document) : [];
}

async function problemsOf(
  { db, audit, storage }: SealReaders,
  document: SealedDocument,
): Promise<readonly LogProblem[]> {
  const log = await audit.list(db, documentSubject(document.id));
  const { problems } = await checkSeal({ document, log, read: (hash) => storage.read(hash) });
  return problems;
}
