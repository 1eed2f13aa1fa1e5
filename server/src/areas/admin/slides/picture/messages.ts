import type { SlideProblem } from 'shared-api/contracts/admin';

/** Why a picture was refused. */
type PictureProblem = Extract<
  SlideProblem,
  'picture-not-accepted' | 'picture-too-many-pixels' | 'picture-too-small' | 'picture-damaged'
>;

/** A picture to draw in our sizes. */
export interface PictureTask {
  readonly path: string;
}

/** What became of it: webp files, the smallest first. */
export type PictureOutcome =
  | { readonly problem: PictureProblem }
  | {
      readonly problem: null;
      readonly pictures: readonly {
        readonly bytes: Uint8Array;
        readonly width: number;
        readonly height: number;
      }[];
    };
