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

/** The plan of an office, drawn in lines, as a picture to look at closely. */
export function floorPlan(width = 1600, height = 1000): Buffer {
  const picture = emptyPicture(width, height);
  const wall = (from: readonly [number, number], to: readonly [number, number]) => {
    const steps = Math.max(Math.abs(to[0] - from[0]) * width, Math.abs(to[1] - from[1]) * height);
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const x = (from[0] + (to[0] - from[0]) * share) * width;
      const y = (from[1] + (to[1] - from[1]) * share) * height;
      inkDot(picture, { x, y });
    }
  };
  for (const [from, to] of walls) wall(from, to);
  return encodePng(picture);
}

type Wall = readonly [from: readonly [number, number], to: readonly [number, number]];

/** By shares of the picture; between two walls in a line is a door. */
const walls: readonly Wall[] = [
  [
    [0.05, 0.05],
    [0.95, 0.05],
  ],
  [
    [0.95, 0.05],
    [0.95, 0.95],
  ],
  [
    [0.95, 0.95],
    [0.55, 0.95],
  ],
  [
    [0.45, 0.95],
    [0.05, 0.95],
  ],
  [
    [0.05, 0.95],
    [0.05, 0.05],
  ],
  [
    [0.05, 0.4],
    [0.2, 0.4],
  ],
  [
    [0.27, 0.4],
    [0.6, 0.4],
  ],
  [
    [0.67, 0.4],
    [0.95, 0.4],
  ],
  [
    [0.4, 0.05],
    [0.4, 0.4],
  ],
  [
    [0.7, 0.4],
    [0.7, 0.6],
  ],
  [
    [0.7, 0.68],
    [0.7, 0.95],
  ],
  [
    [0.05, 0.65],
    [0.3, 0.65],
  ],
  [
    [0.3, 0.65],
    [0.3, 0.8],
  ],
];
