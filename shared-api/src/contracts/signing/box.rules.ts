import type { PageShape, SignatureBox } from './document.ts';
import type { DocumentProblem } from './document.texts.ts';

/** The smallest box that a signature and its two lines can be read in, in points: 21 by 8 millimetres. */
export const minBoxSize = { width: 60, height: 24 };
/** In points: what shares of a page lose by rounding does not make a box too small. */
const slack = 1;
/** From which share of the smaller one on two boxes are at one place: of two signatures there, one hides the other. */
const samePlaceFrom = 0.8;

/** What is wrong with boxes, and which they are, by their places in the list. */
interface FoundBoxProblem {
  readonly problem: Extract<DocumentProblem, 'box-too-small' | 'boxes-same-place'>;
  readonly places: readonly number[];
}

/** Finds the first box in which no signature can be read, or the first two at one place; none where all are fit to be signed. */
export function findBoxProblem(
  boxes: readonly SignatureBox[],
  pages: readonly PageShape[],
): FoundBoxProblem | undefined {
  const small = boxes.findIndex((box) => !isLargeEnough(box, pages[box.page - 1]));
  if (small !== -1) return { problem: 'box-too-small', places: [small] };
  for (const [place, box] of boxes.entries()) {
    const first = boxes.findIndex((other) => isAtSamePlace(other, box));
    if (first < place) return { problem: 'boxes-same-place', places: [first, place] };
  }
  return undefined;
}

/** Whether two boxes are on one page and one of them covers the other nearly wholly. */
export function isAtSamePlace(one: SignatureBox, other: SignatureBox): boolean {
  if (one.page !== other.page) return false;
  const width = sharedLength(one.x, one.width, other.x, other.width);
  const height = sharedLength(one.y, one.height, other.y, other.height);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return width > 0 && height > 0 && width * height >= samePlaceFrom * smaller;
}

/** A page that is smaller than the smallest box holds one as large as itself. */
function isLargeEnough({ width, height }: SignatureBox, page: PageShape | undefined): boolean {
  if (!page) return true;
  return (
    width * page.width >= Math.min(minBoxSize.width, page.width) - slack &&
    height * page.height >= Math.min(minBoxSize.height, page.height) - slack
  );
}

function sharedLength(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
}
