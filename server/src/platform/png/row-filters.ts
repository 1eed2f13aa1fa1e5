/**
 * Undoes the filters of a PNG, which streams of a PDF have too, in place: `bytes` are rows of `row` bytes, each after its filter type;
 * `pixel` is how many bytes a pixel has.
 */
export function undoRowFilters(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.floor(bytes.length / (row + 1));
  for (let y = 0; y < rows; y++) {
    const type = bytes[y * (row + 1)] ?? 0;
    const start = y * row;
    bytes.copyWithin(start, y * (row + 1) + 1, (y + 1) * (row + 1));
    if (type !== 0) undoRow(bytes, { start, row, pixel, type });
  }
  return bytes.subarray(0, rows * row);
}

interface PngRow {
  readonly start: number;
  readonly row: number;
  readonly pixel: number;
  readonly type: number;
}

function undoRow(out: Uint8Array, { start, row, pixel, type }: PngRow) {
  const end = start + row;
  // Before the first pixel of a row, and above the first row, all samples are 0.
  const first = Math.min(start + pixel, end);
  if (type === 1) return undoLeft(out, { from: first, end, pixel });
  if (start === 0 && type === 2) return;
  if (type === 2) return undoUp(out, { from: start, end, row });
  if (type === 3) return undoMean(out, { start, end, row, pixel });
  if (type === 4) return undoPaeth(out, { start, end, row, pixel });
}

interface Left {
  readonly from: number;
  readonly end: number;
  readonly pixel: number;
}

function undoLeft(out: Uint8Array, { from, end, pixel }: Left) {
  for (let at = from; at < end; at++) out[at] = (out[at] ?? 0) + (out[at - pixel] ?? 0);
}

interface Up {
  readonly from: number;
  readonly end: number;
  readonly row: number;
}

function undoUp(out: Uint8Array, { from, end, row }: Up) {
  for (let at = from; at < end; at++) out[at] = (out[at] ?? 0) + (out[at - row] ?? 0);
}

interface Both {
  readonly start: number;
  readonly end: number;
  readonly row: number;
  readonly pixel: number;
}

function undoMean(out: Uint8Array, { start, end, row, pixel }: Both) {
  for (let at = start; at < end; at++) {
    const left = at >= start + pixel ? (out[at - pixel] ?? 0) : 0;
    const up = start > 0 ? (out[at - row] ?? 0) : 0;
    out[at] = (out[at] ?? 0) + ((left + up) >> 1);
  }
}

function undoPaeth(out: Uint8Array, { start, end, row, pixel }: Both) {
  for (let at = start; at < end; at++) {
    const hasLeft = at >= start + pixel;
    const left = hasLeft ? (out[at - pixel] ?? 0) : 0;
    const up = start > 0 ? (out[at - row] ?? 0) : 0;
    const corner = hasLeft && start > 0 ? (out[at - row - pixel] ?? 0) : 0;
    out[at] = (out[at] ?? 0) + nearest(left, up, corner);
  }
}

function nearest(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - corner - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
