import type { PageShape, PlacedMarks, SignatureBox } from 'shared-api/contracts/signing';
import type { PagePoint } from 'shared-ui/viewer';
import { boxAround, moveBox, resizeBox, type PlacedBox } from '../document-add/box-editor/boxes.ts';

export type MarkKind = 'signature' | 'text' | 'image';

/** A box on a page: what fills it, and whether the message's sender set it. */
export interface Mark extends PlacedBox {
  readonly kind: MarkKind;
  /** What a text says; empty of the others. */
  readonly text: string;
  readonly isFixed: boolean;
}

/** The boxes that the sender of a message set, as boxes to sign. */
export function fixedMarks(boxes: readonly SignatureBox[]): Mark[] {
  return boxes.map((box, index) => ({
    ...box,
    key: `fixed-${index}`,
    kind: 'signature',
    text: '',
    isFixed: true,
  }));
}

/** Makes a box around a point: of a text as high as its lines. */
export function markAround(
  point: PagePoint,
  shape: PageShape,
  { key, kind, text = '' }: { key: string; kind: MarkKind; text?: string },
): Mark {
  const box = { ...boxAround(point, shape, key), kind, text, isFixed: false };
  if (kind === 'signature') return box;
  if (kind === 'image') return changeSize(box, { x: 0, y: box.height }, shape);
  const lines = text.split('\n');
  const widest = Math.max(...lines.map(({ length }) => length));
  const wanted = { width: widest * textPoints.width, height: lines.length * textPoints.height };
  const most = { width: shape.width * 0.8, height: shape.height * 0.5 };
  return changeSize(
    { ...box, x: Math.min(box.x, 0.1) },
    {
      x: Math.min(wanted.width, most.width) / shape.width - box.width,
      y: Math.min(wanted.height, most.height) / shape.height - box.height,
    },
    shape,
  );
}

/** Moves a mark by shares of its page, as far as the page goes. */
export const moveMark = (mark: Mark, by: { x: number; y: number }): Mark => ({
  ...mark,
  ...moveBox(mark, by),
});

/** Makes a mark larger or smaller by shares of its page. */
export const changeSize = (mark: Mark, by: { x: number; y: number }, shape: PageShape): Mark => ({
  ...mark,
  ...resizeBox(mark, by, shape),
});

/** What a letter and a line of a text take at first, in points. */
const textPoints = { width: 7.5, height: 18 };

/** The marks as the call takes them. */
export function toPlaced(marks: readonly Mark[]): PlacedMarks {
  const of = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind);
  return {
    signatures: of('signature').map(boxOf),
    images: of('image').map(boxOf),
    texts: of('text').map((mark) => ({ ...boxOf(mark), text: mark.text })),
  };
}

function boxOf({ page, x, y, width, height }: Mark): SignatureBox {
  return { page, x, y, width, height };
}

type MarkKeyAction =
  | { readonly kind: 'move' | 'resize'; readonly x: number; readonly y: number }
  | { readonly kind: 'remove' };

const step = 0.01;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does with a box: arrows move it, with Shift they change its size, Delete removes it. */
export function actionOfKey({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): MarkKeyAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  const [x, y] = directions[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  return { kind: shiftKey ? 'resize' : 'move', x: x * step, y: y * step };
}
