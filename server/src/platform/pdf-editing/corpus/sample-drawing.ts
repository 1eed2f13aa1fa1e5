import { emptyPicture, encodePng, inkDot } from '../../png/write-png.ts';

/** A pen drawing as a browser's pad gives it: black strokes on nothing, as PNG. */
export function sampleDrawing({ width = 850, height = 200 } = {}): Uint8Array {
  const picture = emptyPicture(width, height);
  for (let step = 0; step < width * 8; step++) {
    const x = step / 8;
    const wave = Math.sin(x / 40) * 0.3 + Math.sin(x / 13) * 0.12;
    inkDot(picture, { x, y: height * (0.5 + wave) });
  }
  return encodePng(picture);
}
