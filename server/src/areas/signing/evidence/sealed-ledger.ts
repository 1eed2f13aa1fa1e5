import type { StrayedEnd } from '../../../platform/audit/audit.service.ts';
import type { ChainEnd } from '../../../platform/audit/chain.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { appendOwnLine, readOwnLines } from '../../../platform/storage/own-file.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { listEventsAt } from './logged-ends.repository.ts';

/** Kept in the data folder, out of the database's reach: a line for each document that was sealed, with where its log ended then. */
export const sealedLedgerFile = 'sealed-documents';

interface LedgerLine {
  readonly id: string;
  readonly events: number;
  readonly hash: string;
}

const linesAtOnce = 500;

/** What was sealed, noted outside the database: a document cannot be unsealed or vanish by who writes the database alone. */
export type SealedLedger = ReturnType<typeof createSealedLedger>;

/** Makes the ledger of a data folder (decision 108). */
export function createSealedLedger({ dataFolder }: { readonly dataFolder: string }) {
  return {
    /** Notes that a document was sealed when its log ended so. */
    note: (id: string, { events, hash }: ChainEnd): Promise<void> =>
      appendOwnLine(dataFolder, sealedLedgerFile, `${id} ${events} ${hash}`),

    /** The documents that are noted. */
    listNoted: async (): Promise<ReadonlySet<string>> =>
      new Set((await readLines(dataFolder)).map(({ id }) => id)),

    /** Those whose log no longer holds the event that was noted. */
    findStrayed: async (executor: Executor): Promise<StrayedEnd[]> => {
      const lines = await readLines(dataFolder);
      const strayed: StrayedEnd[] = [];
      for (let first = 0; first < lines.length; first += linesAtOnce)
        strayed.push(...(await findStrayedOf(executor, lines.slice(first, first + linesAtOnce))));
      return strayed;
    },
  };
}

async function findStrayedOf(executor: Executor, lines: readonly LedgerLine[]): Promise<StrayedEnd[]> {
  const subjects = lines.map(({ id }) => documentSubject(id));
  const places = [...new Set(lines.map(({ events }) => events))];
  const events = await listEventsAt(executor, { subjects, places });
  const known = new Map(events.map((event) => [`${event.subject} ${event.sequence}`, event.hash]));
  return lines
    .filter((line) => known.get(`${documentSubject(line.id)} ${line.events}`) !== line.hash)
    .map(({ id, events: brokenAt }) => ({ subject: documentSubject(id), brokenAt }));
}

async function readLines(dataFolder: string): Promise<LedgerLine[]> {
  return (await readOwnLines(dataFolder, sealedLedgerFile)).flatMap((line) => {
    const [id, events, hash] = line.split(' ');
    return id && events && hash ? [{ id, events: Number(events), hash }] : [];
  });
}
