import type { SignatureBox } from './document.ts';

/** What is placed on the pages of a message's PDF, each in shares of its page: signatures, pictures and typed texts. */
export interface PlacedMarks {
  readonly signatures: readonly SignatureBox[];
  readonly images: readonly SignatureBox[];
  readonly texts: readonly (SignatureBox & { readonly text: string })[];
}

/** The same as the call carries it (spec 02 §3): by page, in pixels of a canvas, and where it begins as shares as well. */
interface MarkItem {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly percX: number;
  readonly percY: number;
}
interface MarkPage {
  readonly signatures: MarkItem[];
  readonly images: MarkItem[];
  readonly texts: (MarkItem & { text: string })[];
}
interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Characters of a text on a page, and its lines, at most. */
export const maxMarkText = 500;
export const maxMarkLines = 20;

/** Texts and pictures that a PDF gets at most, beside its signatures. */
export const maxMarks = 100;

/** The longest side in pixels in which a picture is sent: within what a drawing may measure. */
export const maxMarkImageSide = 600;

/** What is placed, as the call carries it. */
export function toMarkPages({ signatures, images, texts }: PlacedMarks, canvas: Canvas): MarkPage[] {
  const last = Math.max(0, ...[...signatures, ...images, ...texts].map(({ page }) => page));
  return Array.from({ length: last }, (_, index) => {
    const on = <Box extends SignatureBox>(boxes: readonly Box[]) =>
      boxes.filter(({ page }) => page === index + 1);
    return {
      signatures: on(signatures).map((box) => toItem(box, canvas)),
      images: on(images).map((box) => toItem(box, canvas)),
      texts: on(texts).map((box) => ({ ...toItem(box, canvas), text: box.text })),
    };
  });
}

/** What a call carries, as shares of the pages. */
export function toPlacedMarks(pages: readonly MarkPage[], canvas: Canvas): PlacedMarks {
  return {
    signatures: pages.flatMap((page) => page.signatures.map((item) => toBox(item, canvas))),
    images: pages.flatMap((page) => page.images.map((item) => toBox(item, canvas))),
    texts: pages.flatMap((page) => page.texts.map((item) => ({ ...toBox(item, canvas), text: item.text }))),
  };
}

function toItem({ page, x, y, width, height }: SignatureBox, canvas: Canvas): MarkItem {
  return {
    page,
    left: x * canvas.width,
    top: y * canvas.height,
    width: width * canvas.width,
    height: height * canvas.height,
    percX: x,
    percY: y,
  };
}

/** Where it begins stands twice: the shares count, as they hold at any scale. */
function toBox({ page, percX: x, percY: y, width, height }: MarkItem, canvas: Canvas): SignatureBox {
  return { page, x, y, width: width / canvas.width, height: height / canvas.height };
}

// A box is where it was to be where its edges are within half a hundredth of the page.
const sameWithin = 0.005;

/** Whether each box that the sender set is among those that are signed. */
export function areBoxesFilled(wanted: readonly SignatureBox[], signed: readonly SignatureBox[]): boolean {
  return wanted.every((box) =>
    signed.some(
      (other) =>
        other.page === box.page &&
        Math.abs(other.x - box.x) < sameWithin &&
        Math.abs(other.y - box.y) < sameWithin &&
        Math.abs(other.width - box.width) < sameWithin &&
        Math.abs(other.height - box.height) < sameWithin,
    ),
  );
}
