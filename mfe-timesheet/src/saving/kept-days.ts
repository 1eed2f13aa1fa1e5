import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keptDatabaseOf, clock } from 'shared-api';
import type { DayHours } from 'shared-api/contracts/timesheet';
import { keyOfDay, type DayOfEmployee, type SavedHours } from './changed-day.ts';

/** After how many days a change that was never sent goes. */
const keptDays = 30;
const keptMs = keptDays * 24 * 60 * 60_000;

/** A change of a day that the server does not have yet. */
interface KeptDay extends DayOfEmployee {
  readonly hours: DayHours;
  /** What was saved before the change. */
  readonly before: SavedHours | null;
  /** The version that was read. */
  readonly version: number;
  /** What a call took along that no answer came to. */
  readonly attempted: DayHours | null;
}

type Stored = KeptDay & { readonly keptAt: number };
type StoredKey = [person: string, key: string];

interface KeptSchema extends DBSchema {
  days: { key: StoredKey; value: Stored };
}

/** What a browser keeps of changed days until the server has them (decision 036). */
export interface KeptDays {
  /** Answers whether it is kept: a private window or a full disk may refuse. */
  keep(day: KeptDay): Promise<boolean>;
  /** What was kept; what is too old goes, whoever's it is. */
  read(): Promise<KeptDay[]>;
  drop(day: DayOfEmployee): Promise<void>;
}

/** Keeps the changed days of one person: nobody else who signs in on this device is given them. */
export function createKeptDays(person: string): KeptDays {
  const keyOf = (day: DayOfEmployee): StoredKey => [person, keyOfDay(day)];
  return {
    keep: (day) =>
      withDatabase(async (database) => {
        await database.put('days', { ...day, keptAt: clock.now() }, keyOf(day));
        return true;
      }, false),
    read: () =>
      withDatabase(async (database) => {
        for (const key of await database.getAllKeys('days')) {
          const stored = await database.get('days', key);
          if (stored && stored.keptAt + keptMs < clock.now()) await database.delete('days', key);
        }
        return database.getAll('days', IDBKeyRange.bound([person, ''], [person, '\uFFFF']));
      }, []),
    drop: (day) => withDatabase((database) => database.delete('days', keyOf(day)), undefined),
  };
}

/** Opened for each use: signing out deletes the database, which one that stands open would hold up. */
async function withDatabase<Result>(
  work: (database: IDBPDatabase<KeptSchema>) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const database = await openDB<KeptSchema>(keptDatabaseOf('timesheet'), 1, {
      upgrade: (made) => void made.createObjectStore('days'),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}
