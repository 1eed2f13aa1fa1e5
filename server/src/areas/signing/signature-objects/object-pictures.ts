import {
  keptImageSide,
  maxDrawingLength,
  maxImageSides,
  minImageSide,
  minSignatureReach,
  signatureObjectProblemText,
  type SignatureObjectProblem,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import type { DrawPicture } from '../../../platform/pictures/picture-drawer.ts';
import { readPngChunks, readPngHeader } from '../../../platform/png/png-file.ts';
import { drawingPrefix, isTooSmall, unpackDrawing, withEngine } from '../sign/drawing.ts';
import type { KeptPicture } from './object-files.ts';

interface PictureDependencies {
  readonly drawPicture: DrawPicture;
  readonly pdfEditing: Pick<PdfEditing, 'readDrawing'>;
}

/** Smaller ones come first: of a picture full of details the largest is taken that a drawing may have. */
const sides = [keptImageSide / 2, (keptImageSide * 3) / 4, keptImageSide];
const maxBytes = Math.floor((maxDrawingLength - drawingPrefix.length) / 4) * 3;

/** Makes what turns a drawing, or an uploaded picture, into what is kept of it (decision 057). */
export function createObjectPictures({ drawPicture, pdfEditing }: PictureDependencies) {
  /** As a drawing is read that signs a document: outside this process. */
  const readDrawing = (image: Uint8Array, { session }: SignedInCaller, minReach = 0) =>
    withEngine(() => pdfEditing.readDrawing({ image, minReach, person: session.id }));

  return {
    /** @throws AppError `invalid-input` on `drawing`, `unavailable` */
    fromDrawing: async (caller: SignedInCaller, dataUrl: string): Promise<KeptPicture> => {
      const bytes = await otherwise(caller, ['drawing', 'signature-required'], async () =>
        readDrawing(unpackDrawing(dataUrl), caller, minSignatureReach),
      );
      return { bytes, ...sizeOf(bytes) };
    },

    /** @throws AppError `invalid-input` on `file`, `unavailable` */
    fromFile: async (caller: SignedInCaller, path: string): Promise<KeptPicture> => {
      const outcome = await drawPicture({
        path,
        formats: ['jpeg', 'png', 'gif', 'bmp'],
        maxPixels: maxImageSides.width * maxImageSides.height,
        maxSides: maxImageSides,
        minSide: minImageSide,
        sides,
        type: 'image/png',
      });
      if (outcome.problem !== null) throw refused(caller, 'file', outcome.problem);
      const kept = outcome.pictures.findLast(({ bytes }) => bytes.length <= maxBytes);
      if (!kept) throw refused(caller, 'file', 'picture-damaged');
      await otherwise(caller, ['file', 'picture-empty'], () => readDrawing(kept.bytes, caller));
      return kept;
    },
  };
}

/** The refusal of a field, in the caller's language. */
export function refused(
  { language }: SignedInCaller,
  field: 'kind' | 'drawing' | 'file' | 'text',
  problem: SignatureObjectProblem,
): AppError {
  return new AppError('invalid-input', {
    fields: { [field]: signatureObjectProblemText(problem)[language] },
  });
}

async function otherwise<T>(
  caller: SignedInCaller,
  [field, problem]: ['drawing' | 'file', SignatureObjectProblem],
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isTooSmall(error)) throw refused(caller, field, 'signature-too-small');
    if (error instanceof AppError && error.code === 'invalid-input') throw refused(caller, field, problem);
    throw error;
  }
}

function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  return readPngHeader(readPngChunks(bytes).get('IHDR'));
}
