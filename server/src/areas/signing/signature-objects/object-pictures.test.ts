import { buffer } from 'node:stream/consumers';
import { count, eq, isNull } from 'drizzle-orm';
import { maxDrawingLength } from 'shared-api/contracts/signing';
import sharp from 'sharp';
import { holdRemovals } from '../../../platform/backup/removal-hold.ts';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { makeNoise } from '../testing/drawings.builders.ts';
import { describeObjects, drawn } from '../testing/signature-objects.builders.ts';
import { makeBmp, makeHead } from '../testing/object-files.builders.ts';
import { signingObjectPictures } from './signature-objects.schema.ts';

const blue = { r: 30, g: 90, b: 190 };
const make = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: blue } });
const fileOf = (bytes: Uint8Array, name = 'foto.png') => new File([new Uint8Array(bytes)], name);

describeObjects('the pictures of signature objects', (app, calls) => {
  const { save, addDrawn, read, get, defaults, remove, list } = calls;
  const upload = async (bytes: Uint8Array, name?: string) =>
    save({ kind: 'image' }, { file: fileOf(bytes, name) });

  it.each([
    ['JPEG', () => make().jpeg().toBuffer()],
    ['GIF', () => make().gif().toBuffer()],
    ['PNG', () => make().png().toBuffer()],
    ['PNG with a palette', () => make().png({ palette: true }).toBuffer()],
    ['PNG of sixteen bits', () => make().toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => make().toColourspace('b-w').png().toBuffer()],
    ['BMP', async () => makeBmp({ width: 600, height: 300, bits: 24 })],
    ['BMP with a palette', async () => makeBmp({ width: 600, height: 300, bits: 1 })],
  ] as const)('are drawn anew from a %s, whatever its name says', async (_kind, bytes) => {
    const { output } = await upload(await bytes(), 'documento.pdf');
    const picture = await read(output.id);
    const { format, width, height } = await sharp(picture.bytes).metadata();
    expect([format, width, height]).toEqual(['png', 480, 240]);
    const { image } = await defaults();
    expect(image).toMatchObject({ id: output.id, width: 480, height: 240 });
    expect((await get(output.id)).output.object).toMatchObject({
      kind: 'image',
      fileKind: 'immagine',
      drawing: '',
    });
  });

  it('are not made without end: the saves of a session are counted before anything is drawn', async () => {
    const [session] = await app()
      .db.select()
      .from(platformSessions)
      .where(eq(platformSessions.userId, 'mario'));
    const rule = { name: 'signing.save-object', key: session?.id ?? '', limit: 200, windowMs: 3_600_000 };
    for (let saved = 0; saved < 199; saved += 1) await app().platform.rateLimits.count(rule);
    const pictures = async () => app().db.$count(signingObjectPictures);
    await addDrawn();
    const before = await pictures();
    expect((await save({ drawing: drawn(44) })).error?.code).toBe('too-many-requests');
    expect(await pictures()).toBe(before);
    expect((await save({ drawing: drawn(44) }, { person: 'giulia' })).status).toBe(200);
  });

  it('keep nothing of what was uploaded but how it looks', async () => {
    const photo = await make()
      .withExif({ IFD0: { Artist: 'SEGRETO' } })
      .jpeg()
      .toBuffer();
    const { output } = await upload(Buffer.concat([photo, Buffer.from('<script>SEGRETO</script>')]));
    const { bytes } = await read(output.id);
    expect(bytes.includes('SEGRETO')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('are small enough to sign with, however full of details', async () => {
    const { output } = await upload(makeNoise({ width: 700, height: 700, bytes: 700 * 701 * 4 }));
    const { image } = await defaults();
    expect(image?.id).toBe(output.id);
    expect(image?.image.length).toBeLessThanOrEqual(maxDrawingLength);
    expect(image?.width).toBeGreaterThanOrEqual(240);
  });

  it.each([
    [
      'a page',
      () => Buffer.from('<!doctype html><script>1</script>'),
      'Accettati solo formati JPG, JPEG, GIF, BMP, PNG',
    ],
    [
      'a drawing that could run',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Accettati solo',
    ],
    ['a WebP', () => make().webp().toBuffer(), 'Accettati solo'],
    ['half a PNG', async () => (await make().png().toBuffer()).subarray(0, 300), 'danneggiata'],
    [
      'half a BMP',
      async () => makeBmp({ width: 600, height: 300, bits: 24 }).subarray(0, 4000),
      'danneggiata',
    ],
    [
      'a BMP that is squeezed',
      async () => makeBmp({ width: 60, height: 30, bits: 8, compression: 1 }),
      'danneggiata',
    ],
    ['a PNG wider than the limit', async () => makeHead(6611, 20), '6610 × 6200'],
    ['a PNG higher than the limit', async () => makeHead(20, 6201), '6610 × 6200'],
    ['a BMP wider than the limit', async () => makeBmp({ width: 6611, height: 20, bits: 1 }), '6610 × 6200'],
    ['a size that bursts the memory', async () => makeHead(60_000, 60_000), '6610 × 6200'],
    ['a size that is not in the file', async () => makeHead(5000, 5000), 'danneggiata'],
    ['a picture of a few pixels', () => make(7, 300).png().toBuffer(), 'troppo piccola'],
    [
      'a picture of nothing',
      () =>
        sharp({ create: { width: 90, height: 30, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
      'è vuota',
    ],
  ] as const)('refuse %s, in words, on the field of the file', async (_what, bytes, sentence) => {
    const { error } = await upload(await bytes());
    expect(error?.code).toBe('invalid-input');
    expect(error?.fields?.file).toContain(sentence);
    expect((await list()).total).toBe(0);
  });

  it('lie in the storage encrypted, and as often as somebody keeps them', async () => {
    const id = await addDrawn();
    await addDrawn(undefined, 'giulia');
    const png = (await read(id)).bytes;
    const rows = await app().db.select().from(signingObjectPictures);
    expect(new Set(rows.map(({ contentHash }) => contentHash)).size).toBe(1);
    expect(new Set(rows.map(({ fileKey }) => fileKey)).size).toBe(2);
    for (const { fileKey } of rows) {
      const stored = await buffer(await app().platform.storage.read(fileKey));
      expect(stored.includes(png.subarray(0, 40))).toBe(false);
    }
  });

  it('have their files thrown away an hour after they are gone or replaced, unless a backup is being made, and no other', async () => {
    const { db, clock, areas, platform } = app();
    const [gone, kept] = [await addDrawn(), await addDrawn(40)];
    await save({ id: kept, drawing: drawn(50), version: 1 });
    await remove([gone]);
    const unused = await db
      .select()
      .from(signingObjectPictures)
      .where(isNull(signingObjectPictures.objectId));
    expect(unused).toHaveLength(2);
    await areas.signing.objectFiles.clean();
    expect(await platform.storage.has(unused[0]?.fileKey ?? '')).toBe(true);
    clock.advance(61 * 60_000);
    const release = await holdRemovals(db, clock);
    await areas.signing.objectFiles.clean();
    await release();
    for (const { fileKey } of unused) expect(await platform.storage.has(fileKey)).toBe(true);
    await areas.signing.objectFiles.clean();
    for (const { fileKey } of unused) expect(await platform.storage.has(fileKey)).toBe(false);
    const used = await db
      .select({ rows: count() })
      .from(signingObjectPictures)
      .where(eq(signingObjectPictures.objectId, kept));
    expect(used).toEqual([{ rows: 1 }]);
    expect((await read(kept)).status).toBe(200);
  });
});
