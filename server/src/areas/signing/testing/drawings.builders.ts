import { createHash } from 'node:crypto';
import { encodePng } from '../../../platform/png/write-png.ts';

interface DrawingShape {
  width?: number;
  height?: number;
  /** How long the line is; across the whole picture by default. */
  inkWidth?: number;
  /** Opacity of the line, 0 for none. */
  ink?: number;
  /** Rows in the data, where they are not those of the header. */
  rows?: number;
}

/** A PNG as a canvas writes it, with a line across. */
export function makeDrawing(shape: DrawingShape = {}): Buffer {
  const { width = 30, height = 10, inkWidth = width, ink = 255, rows: count = height } = shape;
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * count);
  for (let x = 0; x < inkWidth; x += 1) rows[Math.floor(height / 2) * stride + 1 + x * 4 + 3] = ink;
  return encodePng({ width, height, rows });
}

/** A PNG of which nothing can be compressed, so many bytes long: the rest of it is empty. */
export function makeNoise({
  width,
  height,
  bytes,
}: {
  width: number;
  height: number;
  bytes: number;
}): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, block) =>
    createHash('sha256').update(`${block}`).digest(),
  );
  Buffer.concat(blocks).copy(rows, 0, 0, bytes);
  for (let start = 0; start < rows.length; start += width * 4 + 1) rows[start] = 0;
  return encodePng({ width, height, rows });
}

/** The picture as the browser sends it. */
export function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
