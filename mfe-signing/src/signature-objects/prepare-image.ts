import {
  keptImageSide,
  maxImageBytes,
  maxImageSides,
  type SignatureObjectProblem,
} from 'shared-api/contracts/signing';

/** A picture that can be uploaded, or what is wrong with the file. */
type PreparedImage =
  | { readonly file: File; readonly problem: null }
  | { readonly file: null; readonly problem: SignatureObjectProblem | 'too-large' };

/** The first bytes of what is accepted, whatever a file is called (spec 02 §5). */
const marks: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
];
const headLength = 8;

/** Twice as large as it is kept: the server draws it anew. */
const maxSide = 2 * keptImageSide;

/**
 * Draws a chosen picture down before it is uploaded, decoded outside the page's own thread. What this browser cannot decode, or has no
 * memory to draw, is uploaded as it is: the server looks into it, and says what is wrong.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (!marks.some((mark) => mark.every((byte, index) => head[index] === byte)))
    return { file: null, problem: 'picture-not-accepted' };
  const picture = await decode(file);
  if (!picture) return asItIs(file);
  try {
    if (picture.width > maxImageSides.width || picture.height > maxImageSides.height)
      return { file: null, problem: 'picture-too-many-pixels' };
    return { file: await drawDown(picture), problem: null };
  } catch {
    return asItIs(file);
  } finally {
    picture.close();
  }
}

const asItIs = (file: File): PreparedImage =>
  file.size > maxImageBytes ? { file: null, problem: 'too-large' } : { file, problem: null };

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function drawDown(picture: ImageBitmap): Promise<File> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const [resizeWidth, resizeHeight] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const small = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  const canvas = document.createElement('canvas');
  canvas.width = resizeWidth;
  canvas.height = resizeHeight;
  canvas.getContext('2d')?.drawImage(small, 0, 0);
  small.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser gives no picture of a canvas');
  return new File([blob], 'immagine.png', { type: 'image/png' });
}
