import { fontOf, hands, type HandName } from './hands.ts';
import { makeCanvas, surfaceOf } from './picture.ts';
import { pictureScale, typedName, type PadSize } from './signature-sizes.ts';

/** Draws a name in a hand's letters, as large as the pad allows, to a canvas of its own. */
export async function drawName(name: string, hand: HandName, size: PadSize): Promise<HTMLCanvasElement> {
  await document.fonts?.load(fontOf(hand, 40, name), name);
  const canvas = makeCanvas(size.width * pictureScale, size.height * pictureScale);
  const surface = surfaceOf(canvas);
  const wanted = canvas.height * hands[hand].height;
  surface.font = fontOf(hand, wanted, name);
  const room = canvas.width * (1 - 2 * typedName.margin);
  const needed = surface.measureText(name)?.width || room;
  surface.font = fontOf(hand, Math.min(wanted, (wanted * room) / needed), name);
  surface.fillStyle = '#000000';
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillText(name, canvas.width / 2, canvas.height / 2);
  return canvas;
}
