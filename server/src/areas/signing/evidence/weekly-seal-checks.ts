import { readOwnFile, writeOwnFile } from '../../../platform/storage/own-file.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { checkSeals } from './check-seals.ts';
import type { SealedLedger } from './sealed-ledger.ts';
import type { SealReports } from './seal-reports.ts';

interface SealChecksDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'storage' | 'clock'> {
  readonly dataFolder: string;
  readonly sealReports: SealReports;
  readonly sealedLedger: Pick<SealedLedger, 'note' | 'listNoted'>;
}

/** How much is read at a time: the first that is reached ends it. */
interface SealChecksBounds {
  readonly documents: number;
  readonly bytes: number;
}

const week = 7 * 24 * 60 * 60_000;
const standardBounds = { documents: 300, bytes: 500_000_000 };
/** Kept in the data folder, out of the database's reach: when the round began, and behind which document it goes on; `done` at its end. */
const positionFile = 'seal-checks';
const atEnd = 'done';

/**
 * Reads every sealed PDF once a week, some each hour, going on where it stopped: whether its signature holds, and whether the log is the
 * one whose end stands in it (decision 062). Who changed log and document in the database is found by it. What does not agree is
 * reported.
 */
export function createSealChecks(
  dependencies: SealChecksDependencies,
  { documents, bytes }: SealChecksBounds = standardBounds,
) {
  const { clock, dataFolder, sealReports, sealedLedger } = dependencies;
  return {
    /** Reads the next ones. */
    clean: async (): Promise<void> => {
      const position = await readPosition();
      if (!position) return;
      let { after } = position;
      let [left, room] = [documents, bytes];
      const noted = await sealedLedger.listNoted();
      for await (const { document, problems } of checkSeals(dependencies, after)) {
        await sealReports.report(document.id, problems);
        if (problems.length === 0) await noteOnce(document, noted);
        after = document.id;
        left -= 1;
        room -= document.sealedSize ?? 0;
        if (left <= 0 || room <= 0) return writePosition(position.startedAt, after);
      }
      await writePosition(position.startedAt, atEnd);
    },
  };

  /** Of a version that noted nothing, or of a server that ended in between. */
  async function noteOnce(
    { id, sealedEvents, sealedEventsHash }: DocumentRecord,
    noted: ReadonlySet<string>,
  ): Promise<void> {
    if (sealedEvents === null || sealedEventsHash === null || noted.has(id)) return;
    await sealedLedger.note(id, { events: sealedEvents, hash: sealedEventsHash });
  }

  /** Where to go on; undefined while the round of this week is done. */
  async function readPosition(): Promise<{ startedAt: number; after: string } | undefined> {
    const now = clock.now().getTime();
    const [startedAt = '', after = ''] = ((await readOwnFile(dataFolder, positionFile)) ?? '').split(' ');
    if (startedAt !== '' && after !== atEnd) return { startedAt: Number(startedAt), after };
    return now - Number(startedAt) < week ? undefined : { startedAt: now, after: '' };
  }

  async function writePosition(startedAt: number, after: string): Promise<void> {
    await writeOwnFile(dataFolder, positionFile, `${startedAt} ${after}`);
  }
}
