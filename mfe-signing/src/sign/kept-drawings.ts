import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keptDatabase, clock } from 'shared-api';
import type { ConfirmedDrawing } from './confirmed-drawing.ts';

/** After how many days a drawing that was never sent goes. */
export const keptDays = 3;
const keptMs = keptDays * 24 * 60 * 60_000;

/** Whose drawings, of which document; `deviceKey` comes with the document, to its receiver alone. */
interface KeptFor {
  readonly person: string;
  readonly documentId: string;
  readonly deviceKey: string | null;
}

interface KeptDrawing {
  readonly keptAt: number;
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

type DrawingKey = [person: string, documentId: string, index: number];

interface KeptSchema extends DBSchema {
  drawings: { key: DrawingKey; value: KeptDrawing };
}

/** A drawing that was kept, and when (milliseconds since 1970). */
export interface FoundDrawing extends ConfirmedDrawing {
  readonly keptAt: number;
}

/** What a browser keeps of drawings until the server has them (decision 031). */
export interface KeptDrawings {
  /** Answers whether it is kept: a private window or a full disk may refuse. */
  keep(drawing: ConfirmedDrawing): Promise<boolean>;
  /** What was kept and can still be read; what is too old, or of another version of the document, goes. */
  read(): Promise<FoundDrawing[]>;
  drop(indexes: readonly number[]): Promise<void>;
}

/** Keeps drawings encrypted: only who the server gives the document to sign reads them again. */
export function createKeptDrawings({ person, documentId, deviceKey }: KeptFor): KeptDrawings {
  const keyOf = (index: number): DrawingKey => [person, documentId, index];
  const dropAll = (indexes: readonly number[]) =>
    withDatabase(async (database) => {
      for (const index of indexes) await database.delete('drawings', keyOf(index));
    }, undefined);
  return {
    keep: (drawing) =>
      withDatabase(async (database) => {
        if (deviceKey === null) return false;
        const sealed = await seal(deviceKey, JSON.stringify(drawing));
        await database.put('drawings', { ...sealed, keptAt: clock.now() }, keyOf(drawing.index));
        return true;
      }, false),
    read: async () => {
      await dropOld();
      const drawings = await withDatabase(async (database) => {
        const keys = await database.getAllKeys('drawings', ownDrawings(person, documentId));
        return Promise.all(
          keys.map(async (key) => {
            const kept = await database.get('drawings', key);
            const drawing = drawingIn(await open(deviceKey, kept));
            return { index: key[2], drawing: drawing && { ...drawing, keptAt: kept?.keptAt ?? 0 } };
          }),
        );
      }, []);
      await dropAll(drawings.filter(({ drawing }) => drawing === null).map(({ index }) => index));
      return drawings.flatMap(({ drawing }) => drawing ?? []);
    },
    drop: dropAll,
  };
}

/** Whether anything is kept of a document, readable or not. */
export async function hasKeptDrawings(person: string, documentId: string): Promise<boolean> {
  const count = await withDatabase(
    (database) => database.count('drawings', ownDrawings(person, documentId)),
    0,
  );
  return count > 0;
}

/** Drops what is kept of a document that can no longer be signed. */
export async function dropKeptDrawings(person: string, documentId: string): Promise<void> {
  await withDatabase((database) => database.delete('drawings', ownDrawings(person, documentId)), undefined);
}

/** Drops what anybody has kept for too long. */
async function dropOld(): Promise<void> {
  await withDatabase(async (database) => {
    for (const key of await database.getAllKeys('drawings')) {
      const kept = await database.get('drawings', key);
      if (kept && kept.keptAt + keptMs < clock.now()) await database.delete('drawings', key);
    }
  }, undefined);
}

function ownDrawings(person: string, documentId: string): IDBKeyRange {
  return IDBKeyRange.bound([person, documentId, 0], [person, documentId, Number.MAX_SAFE_INTEGER]);
}

/** Opened for each use: signing out deletes the database, which one that stands open would hold up. */
async function withDatabase<Result>(
  work: (database: IDBPDatabase<KeptSchema>) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const database = await openDB<KeptSchema>(keptDatabase, 1, {
      upgrade: (made) => void made.createObjectStore('drawings'),
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

const cipher = 'AES-GCM';
const vectorLength = 12;

/** Null where nothing is left, or what was kept before a drawing had to say how its page was shown. */
function drawingIn(text: string | null): ConfirmedDrawing | null {
  return text?.startsWith('{') ? (JSON.parse(text) as ConfirmedDrawing) : null;
}

async function seal(deviceKey: string, text: string): Promise<Pick<KeptDrawing, 'vector' | 'sealed'>> {
  const vector = crypto.getRandomValues(new Uint8Array(vectorLength));
  const key = await importKey(deviceKey);
  const sealed = await crypto.subtle.encrypt(
    { name: cipher, iv: vector },
    key,
    new TextEncoder().encode(text),
  );
  return { vector, sealed };
}

/** Null where it is gone, or was sealed with another key. */
async function open(deviceKey: string | null, kept: KeptDrawing | undefined): Promise<string | null> {
  if (deviceKey === null || !kept) return null;
  const key = await importKey(deviceKey);
  return crypto.subtle.decrypt({ name: cipher, iv: kept.vector }, key, kept.sealed).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => null,
  );
}

async function importKey(deviceKey: string): Promise<CryptoKey> {
  const text = atob(deviceKey.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, cipher, false, ['encrypt', 'decrypt']);
}
