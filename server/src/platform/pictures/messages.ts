import type { PictureFormat } from './picture-format.ts';

/** Why a picture was refused. */
type PictureProblem =
  | 'picture-not-accepted'
  | 'picture-too-many-pixels'
  | 'picture-too-small'
  | 'picture-damaged';

/** A picture to draw anew. */
export interface PictureTask {
  readonly path: string;
  /** What it may be, whatever its name says. */
  readonly formats: readonly PictureFormat[];
  /** Most pixels, width by height. */
  readonly maxPixels: number;
  /** Most pixels of its sides as it is shown, where more than their product counts. */
  readonly maxSides?: { readonly width: number; readonly height: number };
  /** Fewest pixels of each side. */
  readonly minSide: number;
  /** The longer sides in pixels in which it is drawn, the smallest first; none is larger than the picture was. */
  readonly sides: readonly number[];
  readonly type: 'image/webp' | 'image/png';
}

/** A picture that we drew ourselves. */
export interface DrawnPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What became of it: the smallest first. */
export type PictureOutcome =
  | { readonly problem: PictureProblem }
  | { readonly problem: null; readonly pictures: readonly DrawnPicture[] };
