import type { Executor } from '../../../platform/db/database.ts';
import type { HealthTexts } from '../sickness/health-texts.ts';
import { listSealedNumbers, listSealedNotes, type RequestScope } from './request-list.repository.ts';

interface SealedSearch {
  readonly scope: RequestScope;
  readonly words: readonly string[];
  /** As a search compares texts. */
  readonly fold: (text: string) => string;
}

/** So many rows are read at once: what else waits for the server comes between. */
const pageSize = 500;

/** What could be a number, or a part of one. */
const isDigits = (word: string) => /^[\d-]+$/.test(word);

/** Which sicknesses have a word in what is encrypted: in their note, or in the number of a certificate. The database cannot look there. */
export async function searchSealed(
  executor: Executor,
  texts: Pick<HealthTexts, 'readRequest' | 'readCertificate'>,
  { scope, words, fold }: SealedSearch,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map(words.map((word): [string, string[]] => [word, []]));
  const look = (requestId: string, text: string, searched: readonly string[]) => {
    for (const word of searched) if (text.includes(word)) found.get(word)?.push(requestId);
  };
  if (words.length === 0) return found;
  await inPages(
    (after) => listSealedNotes(executor, scope, { after, limit: pageSize }),
    (request) => look(request.id, fold(texts.readRequest(request).note), words),
  );
  const numbers = words.filter(isDigits);
  if (numbers.length === 0) return found;
  await inPages(
    (after) => listSealedNumbers(executor, scope, { after, limit: pageSize }),
    (certificate) => look(certificate.requestId, texts.readCertificate(certificate).protocol, numbers),
  );
  return found;
}

async function inPages<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
  use: (row: Row) => void,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await read(after);
    for (const row of rows) use(row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}
