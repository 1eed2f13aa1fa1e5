import type { LogProblem } from 'shared-api/contracts/signing';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { checkSealed } from './check-document.ts';
import { listSealedAfter } from './sealed-documents.repository.ts';

/** A sealed document whose PDF was read, and what is wrong with its seal and its rows; empty where nothing is. */
interface CheckedSeal {
  readonly document: DocumentRecord;
  readonly problems: readonly LogProblem[];
}

const documentsAtOnce = 100;

/** Verifies the seals of documents one by one, in the order of their ids, from behind one on: each by its PDF and by its log. */
export async function* checkSeals(
  { db, audit, storage }: Pick<AreaPlatform, 'db' | 'audit' | 'storage'>,
  after = '',
): AsyncGenerator<CheckedSeal> {
  const read = (hash: string) => storage.read(hash);
  let documents: DocumentRecord[] = [];
  do {
    documents = await listSealedAfter(db, documents.at(-1)?.id ?? after, documentsAtOnce);
    for (const { id } of documents) {
      const { document, problems } = await checkSealed({ db, audit, read }, id);
      yield { document, problems };
    }
  } while (documents.length === documentsAtOnce);
}
