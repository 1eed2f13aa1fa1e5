import sharp from 'sharp';
import { adminSlidePictures } from './slides.schema.ts';
import { makeBomb, makePicture } from './testing/pictures.builders.ts';
import { describeSlides, fileOf } from './testing/slides-app.ts';

describeSlides('the pictures of slides', (app, { add, update, addedId, list, listManaged, read, remove }) => {
  it('have their picture drawn anew in our sizes, which a browser may keep for good', async () => {
    const large = await makePicture('jpeg', { width: 2000, height: 1000 });
    const { id } = (await add({}, { file: fileOf(large) })).output;
    const [slide] = await list();
    expect(slide?.sources.map(({ width, height }) => [width, height])).toEqual([
      [480, 240],
      [960, 480],
      [1600, 800],
    ]);
    for (const { address, width } of slide?.sources ?? []) {
      const response = await app().app.inject(address);
      expect(response.headers['content-type']).toBe('image/webp');
      expect(response.headers['content-security-policy']).toContain('sandbox');
      expect(response.headers['cache-control']).toContain('immutable');
      expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
    }
    const withoutRevision = await read(id, { width: 500 });
    expect(withoutRevision.headers['cache-control']).toContain('no-store');
    expect((await sharp(withoutRevision.bytes).metadata()).width).toBe(960);
    expect((await sharp((await read(id, { width: 9999 })).bytes).metadata()).width).toBe(1600);
  });

  it('keep nothing of what was uploaded: no place, no camera, no other file behind the picture', async () => {
    const photo = await sharp(await makePicture('jpeg', { width: 400, height: 300 }))
      .withExif({ IFD0: { Artist: 'SEGRETO', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('PK\u0003\u0004<script>SEGRETO</script>')]);
    const { id } = (await add({}, { file: fileOf(polyglot, 'foto.html') })).output;
    const { bytes, headers } = await read(id);
    expect(headers['content-type']).toBe('image/webp');
    expect(bytes.includes('SEGRETO')).toBe(false);
    expect(bytes.includes('<script')).toBe(false);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([300, 400, undefined]);
  });

  it('show the first frame of what is animated', async () => {
    const frames = sharp(
      [
        await makePicture('png', { width: 300, height: 300 }),
        await makePicture('png', { width: 300, height: 300 }),
      ],
      { join: { animated: true } },
    );
    const { id } = (await add({}, { file: fileOf(await frames.webp({ delay: [100, 100] }).toBuffer()) }))
      .output;
    const { pages, height } = await sharp((await read(id)).bytes).metadata();
    expect([pages ?? 1, height]).toEqual([1, 300]);
  });

  it.each([
    [
      'a drawing that could run',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Formati accettati',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'Formati accettati'],
    ['a GIF', () => makePicture('png').then((png) => sharp(png).gif().toBuffer()), 'Formati accettati'],
    [
      'a mark of PNG before a JPEG',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), await makePicture('jpeg')]),
      'danneggiata',
    ],
    ['half a PNG', async () => (await makePicture('png')).subarray(0, 900), 'danneggiata'],
    [
      'half a JPEG',
      async () => {
        const jpeg = await makePicture('jpeg');
        return jpeg.subarray(0, jpeg.length / 2);
      },
      'danneggiata',
    ],
    ['a head alone', async () => (await makePicture('webp')).subarray(0, 20), 'danneggiata'],
    ['a size that bursts the memory', () => makeBomb(60_000, 60_000), '25 milioni'],
    ['a size that is not in the file', () => makeBomb(5000, 5000), 'danneggiata'],
    ['a picture of a few pixels', () => makePicture('png', { width: 300, height: 100 }), 'troppo piccola'],
  ] as const)('refuse %s, in words, on the field of the picture', async (_what, make, sentence) => {
    const { error } = await add({}, { file: fileOf(await make()) });
    expect(error?.code).toBe('invalid-input');
    expect(error?.fields?.logo).toContain(sentence);
    expect(await listManaged()).toEqual([]);
  });

  it('have their files thrown away when they are gone or get another picture, and no other', async () => {
    const { db, clock, areas, platform } = app();
    const [gone, kept] = [await addedId(), await addedId()];
    const other = await makePicture('webp', { width: 500, height: 400 });
    await update({ id: kept }, { file: fileOf(other) });
    await remove(gone);
    const rows = await db.select().from(adminSlidePictures);
    const unused = rows.filter(({ slideId }) => slideId === null);
    const used = rows.filter(({ slideId }) => slideId === kept);
    expect([unused.length, used.length]).toEqual([4, 2]);
    await areas.admin.slideFiles.clean();
    for (const { fileKey } of rows) expect(await platform.storage.has(fileKey)).toBe(true);
    clock.advance(61 * 60_000);
    await areas.admin.slideFiles.clean();
    for (const { fileKey } of unused) expect(await platform.storage.has(fileKey)).toBe(false);
    for (const { fileKey } of used) expect(await platform.storage.has(fileKey)).toBe(true);
    expect((await read(kept)).status).toBe(200);
    expect(await db.select().from(adminSlidePictures)).toHaveLength(2);
  });

  it('are never thrown away by who brings the same bytes for something else', async () => {
    const id = await addedId();
    const { bytes } = await read(id);
    const { hash } = await app().platform.storage.put([bytes], { limit: bytes.length });
    await app().platform.storage.remove(hash, { notPutFor: 0 });
    expect((await read(id)).bytes.equals(bytes)).toBe(true);
  });
});
