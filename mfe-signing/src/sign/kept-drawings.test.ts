import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { forgetOnDevice, keptDatabase } from 'shared-api';
import { createKeptDrawings, dropKeptDrawings, keptDays } from './kept-drawings.ts';

const keyOf = (letter: string) => btoa(letter.repeat(32)).replaceAll('=', '');
const drawing = {
  index: 1,
  image: 'data:image/png;base64,aGVsbG8=',
  shown: { page: 2, how: 'screen', at: '2026-11-21T18:30:00.000Z' },
} as const;

function keptFor({
  person = 'mario',
  documentId = 'document-1',
  deviceKey = keyOf('a') as string | null,
} = {}) {
  return createKeptDrawings({ person, documentId, deviceKey });
}

async function rows(): Promise<unknown[]> {
  const database = await openDB(keptDatabase, 1);
  const all = database.objectStoreNames.contains('drawings') ? await database.getAll('drawings') : [];
  database.close();
  return all;
}

beforeEach(async () => {
  await new Promise((resolve) => (indexedDB.deleteDatabase(keptDatabase).onsuccess = resolve));
});

describe('createKeptDrawings', () => {
  it('gives back what it kept, until it is dropped', async () => {
    expect(await keptFor().keep(drawing)).toBe(true);
    expect(await keptFor().read()).toMatchObject([drawing]);
    await keptFor().drop([1]);
    expect(await keptFor().read()).toEqual([]);
  });

  it('writes nothing that can be read without the key', async () => {
    await keptFor().keep(drawing);
    const [row] = (await rows()) as { sealed: ArrayBuffer }[];
    const text = new TextDecoder('latin1').decode(row?.sealed);
    expect(text.length).toBeGreaterThan(drawing.image.length);
    expect(text).not.toContain('aGVsbG8');
  });

  it.each([
    ['somebody else', { person: 'giulia' }],
    ['another document', { documentId: 'document-2' }],
    ['another version of the document', { deviceKey: keyOf('b') }],
    ['who may not sign it', { deviceKey: null }],
  ])('gives nothing to %s', async (_whom, other) => {
    await keptFor().keep(drawing);
    expect(await keptFor(other).read()).toEqual([]);
  });

  it('forgets what cannot be read any more', async () => {
    await keptFor().keep(drawing);
    await keptFor({ deviceKey: keyOf('b') }).read();
    expect(await rows()).toEqual([]);
  });

  it('forgets after some days whatever anybody kept', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    await keptFor({ person: 'giulia' }).keep(drawing);
    const day = 24 * 60 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 + keptDays * day + 1);
    await keptFor().read();
    jest.restoreAllMocks();
    expect(await rows()).toEqual([]);
  });

  it('forgets the drawings of one document alone', async () => {
    await keptFor().keep(drawing);
    await keptFor({ documentId: 'document-2' }).keep(drawing);
    await dropKeptDrawings('mario', 'document-1');
    expect(await keptFor().read()).toEqual([]);
    expect(await keptFor({ documentId: 'document-2' }).read()).toMatchObject([drawing]);
  });

  it('is gone when its person signs out', async () => {
    await keptFor().keep(drawing);
    forgetOnDevice();
    expect(await rows()).toEqual([]);
  });

  it('keeps nothing where the browser has nowhere to keep it', async () => {
    const database = globalThis.indexedDB;
    Reflect.set(globalThis, 'indexedDB', undefined);
    expect(await keptFor().keep(drawing)).toBe(false);
    expect(await keptFor().read()).toEqual([]);
    Reflect.set(globalThis, 'indexedDB', database);
  });
});
