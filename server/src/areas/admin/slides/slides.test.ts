import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { getSlidePicture, getSlides } from 'shared-api/contracts/admin';
import { makeDemoSlides } from './demo/make-demo-slides.ts';
import { callOn, describeOnBothDatabases, downloadOn } from '../../../testing/index.ts';
import { serveSlides } from './slides.routes.ts';
import { createSlidesService } from './slides.service.ts';
import { insertSlide } from './slides.repository.ts';
import type { SlideRecord } from './slides.schema.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describeOnBothDatabases(
  'the slides',
  (testApp) => {
    beforeEach(() => testApp().empty());

    async function add(id: string, overrides: Partial<SlideRecord> = {}) {
      const { db, clock, platform } = testApp();
      const { hash, size } = await platform.storage.put([Buffer.from(picture)], { limit: 1000 });
      const now = clock.now();
      await insertSlide(db, {
        id,
        title: `Titolo ${id}`,
        text: 'Testo',
        pictureHash: hash,
        pictureType: 'image/svg+xml',
        pictureSize: size,
        position: 1,
        createdAt: now,
        updatedAt: now,
        ...overrides,
      });
    }
    const idsIn = async (language: 'it' | 'en') => {
      const { output } = await callOn(testApp().app, getSlides, {}, { language });
      return output.slides.map(({ id }) => id);
    };

    it('are for anyone, in their order, in the language of who asks', async () => {
      await add('b', { position: 2 });
      await add('a', { position: 1 });
      await add('english', { language: 'en', position: 3 });
      await add('italian', { language: 'it', position: 4 });
      expect(await idsIn('it')).toEqual(['a', 'b', 'italian']);
      expect(await idsIn('en')).toEqual(['a', 'b', 'english']);
    });

    it('are shown only while they are active, and so are their pictures', async () => {
      await add('hidden', { isActive: false });
      expect(await idsIn('it')).toEqual([]);
      expect((await downloadOn(testApp().app, getSlidePicture, { id: 'hidden' })).error?.code).toBe(
        'not-found',
      );
    });

    it('have a picture that can run nothing', async () => {
      await add('a');
      const [slide] = (await callOn(testApp().app, getSlides, {})).output.slides;
      const response = await testApp().app.inject(slide?.picture ?? '');
      expect(response.headers['content-type']).toBe('image/svg+xml');
      expect(response.headers['content-security-policy']).toContain('sandbox');
      expect(await text(Readable.from([response.body]))).toBe(picture);
    });

    it('are refused a picture without a name, and a name too long', async () => {
      for (const id of ['', 'x'.repeat(81)]) {
        const response = await testApp().app.inject(`${getSlidePicture.path}?v_id=${id}`);
        expect(response.statusCode).toBe(400);
      }
      const app = 'x'.repeat(41);
      expect((await testApp().app.inject(`${getSlides.path}?app=${app}`)).statusCode).toBe(400);
    });

    it('of the demo are as many in each language, with drawings of our own', async () => {
      const { db, clock, platform, app } = testApp();
      await makeDemoSlides({ db, clock, storage: platform.storage });
      expect(await idsIn('it')).toHaveLength(3);
      expect(await idsIn('en')).toHaveLength(3);
      for (const id of await idsIn('en')) {
        const { bytes } = await downloadOn(app, getSlidePicture, { id });
        expect(bytes.toString()).toMatch(/^<svg[^]*<\/svg>\s*$/);
        expect(bytes.toString()).not.toMatch(/script|href|url\(http/);
      }
    });
  },
  {
    routes: (app, platform) =>
      serveSlides(app, createSlidesService({ db: platform.database.db, storage: platform.storage })),
  },
);
