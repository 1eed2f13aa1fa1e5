import type { ViewBox } from '../pdf-editing.ts';
import { turnedSize, type PageBox } from './page-box.ts';

/** Where an appearance goes: its rectangle in user space, its own size (user units, upright) and the matrix that turns it. */
export interface Placement {
  readonly rect: readonly [number, number, number, number];
  readonly width: number;
  readonly height: number;
  readonly matrix: readonly [number, number, number, number, number, number];
  readonly rotation: PageBox['rotation'];
  readonly userUnit: number;
}

const matrices = {
  0: [1, 0, 0, 1, 0, 0],
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
} as const;

/** Whether a box of the view has a size and finite numbers. */
export function isValidBox({ x, y, width, height }: ViewBox): boolean {
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
}

/** Puts a box of the view onto the page so that what is drawn in it stands upright; a box that sticks out is moved in. */
export function placeOnPage(page: PageBox, box: ViewBox): Placement {
  const shown = turnedSize(page);
  const width = Math.min(box.width, 1) * shown.width;
  const height = Math.min(box.height, 1) * shown.height;
  const right = clamp(box.x * shown.width, shown.width - width);
  const up = clamp((1 - box.y) * shown.height - height, shown.height - height);
  const from = toUserSpace(page, right, up);
  const to = toUserSpace(page, right + width, up + height);
  return {
    rect: [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y)],
    width,
    height,
    matrix: matrices[page.rotation],
    rotation: page.rotation,
    userUnit: page.userUnit,
  };
}

/** A point of the shown page (user units from its lower left corner) in user space. */
export function toUserSpace(page: PageBox, right: number, up: number): { x: number; y: number } {
  const { x, y, width, height, rotation } = page;
  if (rotation === 90) return { x: x + width - up, y: y + right };
  if (rotation === 180) return { x: x + width - right, y: y + height - up };
  if (rotation === 270) return { x: x + up, y: y + height - right };
  return { x: x + right, y: y + up };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
