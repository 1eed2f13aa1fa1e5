import type { PageShape, DocumentBox } from 'shared-api/contracts/signing';
import type { SaveState } from './save-queue.ts';

/** `next` is the first that still waits; `saving` and `failed` hold a drawing that the server does not have yet. */
export type BoxState = 'next' | 'waiting' | 'saving' | 'failed' | 'signed';

/** A signature box as the screen shows it. */
export interface BoxView {
  readonly index: number;
  /** Counts from 1, as it is shown. */
  readonly number: number;
  readonly page: number;
  /** Place on the page as shares of its shown size. */
  readonly place: Pick<DocumentBox, 'x' | 'y' | 'width' | 'height'>;
  readonly state: BoxState;
  readonly image: string | null;
  readonly lines: readonly string[];
}

/** The boxes with what was drawn in them, on the server or still here. */
export function viewBoxes(
  boxes: readonly DocumentBox[],
  { unsaved, phase }: Pick<SaveState, 'unsaved' | 'phase'>,
): BoxView[] {
  const drawn = new Map(unsaved.map(({ index, image }) => [index, image]));
  const next = boxes.find(({ isSigned, index }) => !isSigned && !drawn.has(index));
  return boxes.map((box, place) => ({
    index: box.index,
    number: place + 1,
    page: box.page,
    place: box,
    image: box.image ?? drawn.get(box.index) ?? null,
    lines: [box.firstLine, box.secondLine].filter(Boolean),
    state: stateOf(box),
  }));

  function stateOf(box: DocumentBox): BoxState {
    if (box.isSigned) return 'signed';
    if (drawn.has(box.index)) return phase === 'saving' || phase === 'idle' ? 'saving' : 'failed';
    return box === next ? 'next' : 'waiting';
  }
}

/** The box to sign next; undefined when every box has its drawing. */
export function findNextBox(boxes: readonly BoxView[]): BoxView | undefined {
  return boxes.find(({ state }) => state === 'next');
}

/** How many boxes the server has. */
export function countSigned(boxes: readonly BoxView[]): number {
  return boxes.filter(({ state }) => state === 'signed').length;
}

/** Whether a box is the only one that still waits for a drawing. */
export function isLast(boxes: readonly BoxView[], box: Pick<BoxView, 'index'> | null): boolean {
  const waiting = boxes.filter(({ state }) => state === 'next' || state === 'waiting');
  return waiting.length === 1 && waiting[0]?.index === box?.index;
}

/** The size of a box in points, as the stamp in the PDF is laid out. */
export function sizeInPoints({ place }: BoxView, page: PageShape): { width: number; height: number } {
  return { width: place.width * page.width, height: place.height * page.height };
}

/** What stands around a box that is zoomed to, as shares of its size: something of the line it belongs to. */
const around = { width: 0.45, height: 2 };

/** A box with what stands around it. */
export function areaAround({ place }: Pick<BoxView, 'place'>): BoxView['place'] {
  const [x, y] = [around.width * place.width, around.height * place.height];
  return {
    x: place.x - x / 2,
    y: place.y - y / 2,
    width: place.width + x,
    height: place.height + y,
  };
}

/** Id of a box's element, to scroll to and to focus. */
export function boxElementId(index: number): string {
  return `signature-box-${index}`;
}
