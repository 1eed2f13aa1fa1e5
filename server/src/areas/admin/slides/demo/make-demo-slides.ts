import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaPlatform } from '../../../area-platform.ts';
import { createSlideFiles } from '../slide-files.ts';
import { insertSlide, setPictures } from '../slides.repository.ts';
import { demoSlides } from './slides.demo.ts';

type DemoSlidesDependencies = Pick<AreaPlatform, 'db' | 'storage' | 'clock' | 'secretBox'>;

/** The size in which the drawings were made; they have no pixels. */
const size = { width: 320, height: 240 };

/** Makes the demo's slides, in both languages. */
export async function makeDemoSlides(platform: DemoSlidesDependencies): Promise<void> {
  const { db, clock } = platform;
  const files = createSlideFiles(platform);
  const now = clock.now();
  for (const [position, { name, drawing, title, text }] of demoSlides.entries()) {
    const id = `demo-${name}`;
    const bytes = await readFile(join(import.meta.dirname, 'slides', drawing));
    const keys = await files.keep([{ bytes, type: 'image/svg+xml', ...size }]);
    const words = {
      titleIt: title.it,
      textIt: text.it,
      altIt: '',
      titleEn: title.en,
      textEn: text.en,
      altEn: '',
    };
    await insertSlide(db, { id, words, position, createdAt: now, updatedAt: now });
    await setPictures(db, id, keys);
  }
}
