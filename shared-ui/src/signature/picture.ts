const edge = 6;

/** A canvas of its own, with a transparent ground. */
export function makeCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The drawing surface of a canvas. */
export function surfaceOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (!surface) throw new Error('This browser gives no canvas to draw on');
  return surface;
}

/** What a browser gives in place of a picture for which it has no memory. */
const nothing = 'data:,';

/** Of a browser that gives other pixels than were drawn, so that no site knows it by them. */
export class CanvasIsHidden extends Error {}

/** How far a colour may be from what was drawn; some browsers round it. */
const tolerance = 8;

/** @throws CanvasIsHidden */
function requireTrueReading(): void {
  const surface = surfaceOf(makeCanvas(2, 1));
  surface.fillStyle = '#000';
  surface.fillRect(0, 0, 1, 1);
  const { data } = surface.getImageData(0, 0, 2, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  const beside = data[7] ?? 0;
  const isTrue = Math.max(red, green, blue, 255 - alpha, beside) <= tolerance;
  if (!isTrue) throw new CanvasIsHidden('This browser hides what is drawn on a canvas');
}

/** The PNG of a canvas, as a data address. @throws where the browser makes none; CanvasIsHidden */
export function toPngAddress(canvas: HTMLCanvasElement): string {
  requireTrueReading();
  const address = canvas.toDataURL('image/png');
  if (address === nothing) throw new Error('This browser gives no picture of a canvas');
  return address;
}

/** Cuts the empty ground around what is drawn, all but a narrow edge. */
export function trim(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { data, width, height } = surfaceOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let index = 3; index < data.length; index += 4) {
    if (!data[index]) continue;
    const x = ((index - 3) / 4) % width;
    const y = Math.floor((index - 3) / 4 / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  if (box.right < 0) return canvas;
  const cut = makeCanvas(box.right - box.left + 1 + 2 * edge, box.bottom - box.top + 1 + 2 * edge);
  surfaceOf(cut).drawImage(canvas, edge - box.left, edge - box.top);
  return cut;
}
