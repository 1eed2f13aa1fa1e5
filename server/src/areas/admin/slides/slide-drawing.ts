import { maxPicturePixels, minPictureSide, pictureSides, slideProblemText } from 'shared-api/contracts/admin';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { DrawPicture } from '../../../platform/pictures/picture-drawer.ts';
import type { DrawnPicture } from './slide-files.ts';

/** Draws the uploaded picture of a slide anew in our sizes, the smallest first. @throws AppError `invalid-input` on `logo`, `unavailable` */
export type DrawSlide = (caller: SignedInCaller, path: string) => Promise<DrawnPicture[]>;

const type = 'image/webp';

/** Makes what draws the pictures of slides (decision 050). */
export function createSlideDrawing(draw: DrawPicture): DrawSlide {
  return async ({ language }, path) => {
    const outcome = await draw({
      path,
      formats: ['jpeg', 'png', 'webp'],
      maxPixels: maxPicturePixels,
      minSide: minPictureSide,
      sides: pictureSides,
      type,
    });
    if (outcome.problem === null) return outcome.pictures.map((picture) => ({ ...picture, type }));
    throw new AppError('invalid-input', { fields: { logo: slideProblemText(outcome.problem)[language] } });
  };
}
