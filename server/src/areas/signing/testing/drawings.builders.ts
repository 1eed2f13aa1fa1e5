import { encodePng } from '../../../platform/png/write-png.ts';

interface DrawingShape {
  width?: number;
  height?: number;
  /** Opacity of the line, 0 for none. */
  ink?: number;
  /** Rows in the data, where they are not those of the header. */
  rows?: number;
}

/** A PNG as a canvas writes it, with a line across. */
export function makeDrawing(shape: DrawingShape = {}): Buffer {
  const { width = 30, height = 10, ink = 255, rows: count = height } = shape;
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * count);
  for (let x = 0; x < width; x += 1) rows[Math.floor(height / 2) * stride + 1 + x * 4 + 3] = ink;
  return encodePng({ width, height, rows });
}

/** The picture as the browser sends it. */
export function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
