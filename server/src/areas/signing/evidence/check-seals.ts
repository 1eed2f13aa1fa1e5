import type { LogProblem } from 'shared-api/contracts/signing';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { checkSealed } from './check-document.ts';
import { findSealed, listSealedAfter } from './sealed-documents.repository.ts';

/** A sealed document whose PDF was read, and what is wrong with its seal and its rows; empty where nothing is. */
interface CheckedSeal {
  readonly document: DocumentRecord;
  readonly problems: readonly LogProblem[];
}

type SealReaders = Pick<AreaPlatform, 'db' | 'audit' | 'storage' | 'seals'>;

const documentsAtOnce = 100;

/** Verifies the seals of documents one by one, in the order of their ids, from behind one on: each by its PDF and by its log. */
export async function* checkSeals(readers: SealReaders, after = ''): AsyncGenerator<CheckedSeal> {
  let documents: DocumentRecord[] = [];
  do {
    documents = await listSealedAfter(readers.db, documents.at(-1)?.id ?? after, documentsAtOnce);
    for (const document of documents) {
      yield { document, problems: await problemsOf(readers, document) };
    }
  } while (documents.length === documentsAtOnce);
}

/** What is wrong with the seal of a document; nothing of one that is gone. */
export async function findSealProblems(readers: SealReaders, id: string): Promise<readonly LogProblem[]> {
  const document = await findSealed(readers.db, id);
  return document ? problemsOf(readers, document) : [];
}

async function problemsOf(
  { db, audit, storage, seals }: SealReaders,
  document: DocumentRecord,
): Promise<readonly LogProblem[]> {
  const read = (hash: string) => storage.read(hash);
  return (await checkSealed({ db, audit, seals, read }, document)).problems;
}
