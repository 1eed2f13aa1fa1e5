import { isAtSamePlace, minBoxSize, type PageShape, type SignatureBox } from 'shared-api/contracts/signing';
import type { PagePoint } from 'shared-ui/viewer';

/** A box on its way, known by its key. */
export type PlacedBox = SignatureBox & { readonly key: string };

/** The size of a new box in points: as wide as a signature with its two lines, half as high as a thumb. */
const boxSize = { width: 180, height: 60 };

/** What stays free between a box and its copy, as a share of the page. */
const gap = 0.01;

/** Makes a box around a point, wholly on its page. */
export function boxAround(point: PagePoint, shape: PageShape, key: string): PlacedBox {
  const width = Math.min(1, boxSize.width / shape.width);
  const height = Math.min(1, boxSize.height / shape.height);
  return keepOnPage({
    key,
    page: point.page,
    x: point.x - width / 2,
    y: point.y - height / 2,
    width,
    height,
  });
}

/** Moves a box by shares of its page, as far as the page goes. */
export function moveBox(box: PlacedBox, by: { x: number; y: number }): PlacedBox {
  return keepOnPage({ ...box, x: box.x + by.x, y: box.y + by.y });
}

/** Makes a box larger or smaller by shares of its page: never too small for a signature, never beyond its page. */
export function resizeBox(box: PlacedBox, by: { x: number; y: number }, shape: PageShape): PlacedBox {
  const size = (value: number, min: number, most: number) =>
    Math.min(Math.max(value, Math.min(min, most)), most);
  return {
    ...box,
    width: size(box.width + by.x, minBoxSize.width / shape.width, 1 - box.x),
    height: size(box.height + by.y, minBoxSize.height / shape.height, 1 - box.y),
  };
}

/** The box where it hides no other: below those that are in its place, or above them where the page ends. */
export function whereFree(box: PlacedBox, boxes: readonly PlacedBox[]): PlacedBox {
  let free = box;
  const isTaken = () => boxes.some((other) => isAtSamePlace(other, free));
  // Where the whole column is full, it stands on another one, and the editor says so.
  for (let tries = 0; tries < boxes.length && isTaken(); tries += 1) free = copyBox(free, box.key);
  return free;
}

/** A copy of a box below it, or above it where the page ends. */
export function copyBox(box: PlacedBox, key: string): PlacedBox {
  const step = box.height + gap;
  const isRoom = box.y + step + box.height <= 1;
  return keepOnPage({ ...box, key, y: box.y + (isRoom ? step : -step) });
}

/** Copies of a box for all other pages that have none in its place. */
export function copiesForAllPages(
  box: PlacedBox,
  boxes: readonly PlacedBox[],
  pages: readonly PageShape[],
): Omit<PlacedBox, 'key'>[] {
  const copies = pages.map((_, index) => toPage(box, index + 1, pages));
  return copies.filter(
    (copy) => copy.page !== box.page && !boxes.some((other) => other.page === copy.page && isAt(other, copy)),
  );
}

/** Takes a box to another page, with its size in points kept. */
export function toPage(box: PlacedBox, page: number, pages: readonly PageShape[]): PlacedBox {
  const from = pages[box.page - 1];
  const to = pages[page - 1];
  if (!from || !to) return box;
  const width = Math.min(1, (box.width * from.width) / to.width);
  const height = Math.min(1, (box.height * from.height) / to.height);
  return keepOnPage({ ...box, page, width, height });
}

/** The boxes as one reads: by page, from the top, from the left. They are numbered and signed in this order. */
export function inReadingOrder(boxes: readonly PlacedBox[]): PlacedBox[] {
  return boxes.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
}

function keepOnPage(box: PlacedBox): PlacedBox {
  return { ...box, x: clamp(box.x, 1 - box.width), y: clamp(box.y, 1 - box.height) };
}

function isAt(box: PlacedBox, other: PlacedBox): boolean {
  return Math.abs(box.x - other.x) < gap && Math.abs(box.y - other.y) < gap;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
