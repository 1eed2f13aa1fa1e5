import type * as CanvasLibrary from '@napi-rs/canvas';

/** The folder of this file: jest loads it as CommonJS. */
declare const __dirname: string;

/** A picture that was read back: its size in pixels, and where it has ink. */
interface ReadPicture {
  readonly width: number;
  readonly height: number;
  /** Whether there is ink near a place, given in shares (0 to 1) of width and height. */
  readonly hasInkNear: (x: number, y: number) => boolean;
}

// Loaded by the tests that draw, and by no others: it is a native library.
const canvasLibrary = () => jest.requireActual<typeof CanvasLibrary>('@napi-rs/canvas');
const handFonts = {
  caveat: 'Caveat Signature',
  allura: 'Allura Signature',
  'square-peg': 'Square Peg Signature',
};
const reach = 6;

/** Gives the canvas elements of a test a surface that draws, which jsdom's have not. `jest.restoreAllMocks` undoes it. */
export function mockDrawingCanvas(): void {
  const { createCanvas, GlobalFonts } = canvasLibrary();
  for (const [name, family] of Object.entries(handFonts))
    GlobalFonts.registerFromPath(`${__dirname}/../signature/${name}-core.woff2`, family);
  const surfaces = new WeakMap<HTMLCanvasElement, CanvasLibrary.Canvas>();
  const surfaceOf = (element: HTMLCanvasElement) => {
    const width = Math.max(1, element.width);
    const height = Math.max(1, element.height);
    const surface = surfaces.get(element) ?? createCanvas(width, height);
    surfaces.set(element, surface);
    // As in a browser, another size clears it.
    if (surface.width !== width) surface.width = width;
    if (surface.height !== height) surface.height = height;
    return surface;
  };
  const getContext = (element: HTMLCanvasElement) => {
    const context = surfaceOf(element).getContext('2d');
    const drawSurface = Object.getPrototypeOf(context).drawImage as (...given: unknown[]) => void;
    const drawImage = (image: unknown, ...place: unknown[]) =>
      drawSurface.call(context, image instanceof HTMLCanvasElement ? surfaceOf(image) : image, ...place);
    return Object.assign(context, { drawImage });
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return getContext(this) as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return surfaceOf(this).toDataURL('image/png');
  });
}

/** Reads a picture by its data address. */
export async function readPicture(address: string): Promise<ReadPicture> {
  const { createCanvas, loadImage } = canvasLibrary();
  const image = await loadImage(address);
  const { width, height } = image;
  const surface = createCanvas(width, height).getContext('2d');
  surface.drawImage(image, 0, 0);
  return {
    width,
    height,
    hasInkNear: (x, y) => {
      const left = Math.max(0, Math.round(x * width) - reach);
      const top = Math.max(0, Math.round(y * height) - reach);
      const { data } = surface.getImageData(left, top, 2 * reach, 2 * reach);
      return data.some((value, index) => index % 4 === 3 && value > 0);
    },
  };
}
