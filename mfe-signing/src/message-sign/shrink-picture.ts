import { maxDrawingLength, maxMarkImageSide } from 'shared-api/contracts/signing';

/** Below this a picture of a page cannot be recognised. */
const fewestPixels = 100;

/** Draws a picture down to what a page needs, as a PNG's data address; undefined where it cannot be made small enough. @throws where it is no picture */
export async function shrinkPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  try {
    const longest = Math.max(picture.width, picture.height);
    for (
      let side = Math.min(maxMarkImageSide, longest);
      side >= Math.min(fewestPixels, longest);
      side *= 0.8
    ) {
      const image = drawIn(picture, side / longest);
      if (image.length <= maxDrawingLength) return image;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function drawIn(picture: ImageBitmap, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('This browser gives no canvas to draw on');
  surface.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const address = canvas.toDataURL('image/png');
  // A browser that has no memory for it gives an address of nothing.
  if (!address.startsWith('data:image/')) throw new Error('This browser gives no picture of a canvas');
  return address;
}
