import { emptyPicture, encodePng, inkDot } from '../../../platform/png/write-png.ts';

/** A scribble that passes for a signature in a demo: loops that get smaller, drawn with a round pen. */
export function scribble(width = 400, height = 100): Buffer {
  const picture = emptyPicture(width, height);
  for (let step = 0; step <= 4000; step += 1) {
    const share = step / 4000;
    const swing = height * 0.32 * (1 - share * 0.6);
    const x = width * (0.08 + share * 0.8) + Math.sin(share * 40) * width * 0.03;
    const y = height * 0.5 - Math.cos(share * 34) * swing + share * height * 0.1;
    inkDot(picture, { x, y });
  }
  return encodePng(picture);
}
