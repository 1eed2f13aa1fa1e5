import { getSlidePicture, type Slide } from 'shared-api/contracts/admin';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findShownSlide, listShownSlides } from './slides.repository.ts';
import type { SlideRecord } from './slides.schema.ts';

interface SlidesDependencies {
  db: Database;
  storage: Storage;
}

/** The slides, as anyone may see them. */
export function createSlidesService({ db, storage }: SlidesDependencies) {
  return {
    /** The slides that are shown, in the caller's language. */
    list: async ({ language }: Caller): Promise<Slide[]> =>
      (await listShownSlides(db, language)).map(present),

    /** The picture of a slide that is shown. @throws AppError `not-found` */
    readPicture: async (id: string): Promise<FileAnswer> => {
      const slide = await findShownSlide(db, id);
      if (!slide) throw new AppError('not-found');
      const { pictureHash, pictureType: type, pictureSize: size } = slide;
      return { stream: await storage.read(pictureHash), name: 'slide', type, size, inline: true };
    },
  };
}

function present({ id, title, text, pictureHash }: SlideRecord): Slide {
  const version = pictureHash.slice(0, 8);
  return { id, title, text, picture: `${getSlidePicture.path}?v_id=${encodeURIComponent(id)}&v=${version}` };
}
