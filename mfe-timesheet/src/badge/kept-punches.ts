import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keptDatabaseOf } from 'shared-api';
import type { PunchKind } from 'shared-api/contracts/timesheet';

/** A press that the server does not know of yet. */
export interface KeptPunch {
  /** By which the server knows it again. */
  readonly key: string;
  readonly kind: PunchKind;
  /** By the device's clock, in milliseconds. */
  readonly pressedAt: number;
}

type PunchKey = [person: string, key: string];

interface KeptSchema extends DBSchema {
  punches: { key: PunchKey; value: KeptPunch };
}

/** What a browser keeps of presses until the server has them (decision 037). */
export interface KeptPunches {
  /** Answers whether it is kept: a private window or a full disk may refuse. */
  keep(punch: KeptPunch): Promise<boolean>;
  /** What was kept, the earliest first. */
  read(): Promise<KeptPunch[]>;
  drop(key: string): Promise<void>;
}

/** No area is called so: what waits here outlives the session, since a punch that is lost is an hour that is lost. */
const database = keptDatabaseOf('punches');

/** Keeps the presses of one person: nobody else who signs in on this device is given them. */
export function createKeptPunches(person: string): KeptPunches {
  return {
    keep: (punch) =>
      withDatabase(async (opened) => {
        await opened.put('punches', punch, [person, punch.key]);
        return true;
      }, false),
    read: () =>
      withDatabase(async (opened) => {
        const own = IDBKeyRange.bound([person, ''], [person, '\uFFFF']);
        const punches = await opened.getAll('punches', own);
        return punches.toSorted((one, other) => one.pressedAt - other.pressedAt);
      }, []),
    drop: (key) => withDatabase((opened) => opened.delete('punches', [person, key]), undefined),
  };
}

async function withDatabase<Result>(
  work: (opened: IDBPDatabase<KeptSchema>) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const opened = await openDB<KeptSchema>(database, 1, {
      upgrade: (made) => void made.createObjectStore('punches'),
    });
    try {
      return await work(opened);
    } finally {
      opened.close();
    }
  } catch {
    return otherwise;
  }
}
