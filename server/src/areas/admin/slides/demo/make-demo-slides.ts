import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from 'shared-api/contracts/common';
import { insertSlide } from '../slides.repository.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { demoSlides } from './slides.demo.ts';

interface DemoSlidesDependencies {
  db: Database;
  storage: Storage;
  clock: Clock;
}

/** Makes the demo's slides, each in both languages. */
export async function makeDemoSlides({ db, storage, clock }: DemoSlidesDependencies): Promise<void> {
  const now = clock.now();
  for (const [index, { name, drawing, title, text }] of demoSlides.entries()) {
    const bytes = await readFile(join(import.meta.dirname, 'slides', drawing));
    const picture = await storage.put([bytes], { limit: bytes.length });
    for (const language of languages)
      await insertSlide(db, {
        id: `demo-${name}-${language}`,
        title: title[language],
        text: text[language],
        pictureHash: picture.hash,
        pictureType: 'image/svg+xml',
        pictureSize: picture.size,
        position: (index + 1) * 10,
        language,
        createdAt: now,
        updatedAt: now,
      });
  }
}
