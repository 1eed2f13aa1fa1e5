import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { findOrInsertValue, findValue } from '../installation/installation.repository.ts';
import { appendOwnLine, readOwnLines } from '../storage/own-file.ts';
import { nameOfTable, proveRows, type ProvedTable } from './proved-rows.repository.ts';

interface AdoptionDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly dataFolder: string;
}

/**
 * Kept in the data folder, and in the database for processes with folders of their own: a line for each table, until when rows without a
 * proof are taken for those of a version that proved nothing.
 */
export const adoptedRowsFile = 'row-proofs';

/** Processes that are restarted one after the other write rows of before beside the first new one. */
const takenForMs = 60 * 60_000;

/** Makes what proves the rows of a version without proofs: in the first hour of this one, once in an installation's life (decision 109). */
export function createRowAdoption(
  { db, clock, dataFolder }: AdoptionDependencies,
  tables: readonly ProvedTable[],
) {
  let open = tables;
  return {
    /** Proves what has no proof yet, in tables whose hour is not over. */
    adopt: async (): Promise<void> => {
      if (open.length === 0) return;
      const ends = new Map(
        (await readOwnLines(dataFolder, adoptedRowsFile)).map((line) => line.split(' ') as [string, string]),
      );
      const still: ProvedTable[] = [];
      for (const table of open) {
        const name = nameOfTable(table);
        const end = ends.get(name) ?? (await begin(name));
        if (new Date(end) <= clock.now()) continue;
        await proveRows(db, table);
        still.push(table);
      }
      open = still;
    },
  };

  async function begin(name: string): Promise<string> {
    const place = `${adoptedRowsFile}.${name}`;
    const until = new Date(clock.now().getTime() + takenForMs).toISOString();
    const end = (await findValue(db, place)) ?? (await findOrInsertValue(db, place, until));
    await appendOwnLine(dataFolder, adoptedRowsFile, `${name} ${end}`);
    return end;
  }
}
