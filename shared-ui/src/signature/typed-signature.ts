import { makeCanvas, surfaceOf } from './picture.ts';
import { pictureScale, typedName, type PadSize } from './signature-sizes.ts';

const family = 'Caveat Signature';

/** Draws a name in a hand's letters, as large as the pad allows, to a canvas of its own. */
export async function drawName(name: string, size: PadSize): Promise<HTMLCanvasElement> {
  await document.fonts?.load(`500 40px '${family}'`, name);
  const canvas = makeCanvas(size.width * pictureScale, size.height * pictureScale);
  const surface = surfaceOf(canvas);
  const font = (pixels: number) => `500 ${pixels}px '${family}', cursive`;
  const wanted = canvas.height * typedName.height;
  surface.font = font(wanted);
  const room = canvas.width * (1 - 2 * typedName.margin);
  const needed = surface.measureText(name)?.width || room;
  surface.font = font(Math.min(wanted, (wanted * room) / needed));
  surface.fillStyle = '#000000';
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillText(name, canvas.width / 2, canvas.height / 2);
  return canvas;
}
