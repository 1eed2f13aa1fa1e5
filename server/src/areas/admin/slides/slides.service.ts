import {
  mayManageSlides,
  slideStateOn,
  type getSlidePicture,
  type getSlides,
  type Slide,
} from 'shared-api/contracts/admin';
import { dayInItaly, type InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { SlideFiles } from './slide-files.ts';
import { presentSlide, revisionOf } from './slides.presenter.ts';
import { findSlide, listSlides, type SlideWithPictures } from './slides.repository.ts';

interface SlidesDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly files: Pick<SlideFiles, 'read'>;
}

/** Makes what shows the slides to anyone. */
export function createSlidesService({ db, clock, files }: SlidesDependencies) {
  return {
    /** The slides that show today in a view, in the caller's language. */
    list: async ({ language }: Caller, { view }: InputOf<typeof getSlides>): Promise<Slide[]> =>
      (await listSlides(db))
        .filter((slide) => isShown(slide) && isIn(slide, view))
        .flatMap((slide) => presentSlide(slide, language) ?? []),

    /** The picture of a slide that shows, or of any for who manages them. @throws AppError `not-found` */
    readPicture: async (
      caller: Caller,
      { id, width = Infinity, revision }: InputOf<typeof getSlidePicture>,
    ): Promise<FileAnswer> => {
      const slide = await findSlide(db, id);
      if (!slide || !(isShown(slide) || isManager(caller))) throw new AppError('not-found');
      const picture = slide.pictures.find((each) => each.width >= width) ?? slide.pictures.at(-1);
      if (!picture) throw new AppError('not-found');
      const { contentHash, type, size } = picture;
      const isImmutable = revision === revisionOf(contentHash);
      return { stream: await files.read(picture), name: 'slide', type, size, inline: true, isImmutable };
    },
  };

  function isShown(slide: SlideWithPictures): boolean {
    return slideStateOn(slide, dayInItaly(clock.now())) === 'shown';
  }
}

function isIn(slide: SlideWithPictures, view: InputOf<typeof getSlides>['view']): boolean {
  return view === undefined || (view === 'login' ? slide.isAtLogin : slide.isOnDiscover);
}

const isManager = ({ session }: Caller) => session?.kind === 'staff' && mayManageSlides(session);
