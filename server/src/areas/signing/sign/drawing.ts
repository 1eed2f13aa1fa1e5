import { maxDrawingLength } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PdfEditingError } from '../../../platform/pdf-editing/pdf-editing.ts';
import { signingTexts } from '../signing.texts.ts';

/** How every drawing begins. */
export const drawingPrefix = 'data:image/png;base64,';

/** The bytes of a drawing that the browser sent, whatever they are. @throws AppError `invalid-input` */
export function unpackDrawing(dataUrl: string): Buffer {
  if (!dataUrl.startsWith(drawingPrefix) || dataUrl.length > maxDrawingLength) throw drawingInvalid();
  return Buffer.from(dataUrl.slice(drawingPrefix.length), 'base64');
}

/** Has the engine read a drawing. @throws AppError `invalid-input`, or `unavailable` while too many others wait */
export async function withEngine<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PdfEditingError)) throw error;
    if (error.code === 'drawing-too-small') throw drawingTooSmall(error);
    const isToBlame = error.code === 'invalid-image' || error.code === 'took-too-long';
    throw isToBlame ? drawingInvalid(error) : new AppError('unavailable', { cause: error });
  }
}

function drawingInvalid(cause?: unknown) {
  return new AppError('invalid-input', { text: signingTexts.drawingInvalid, cause });
}

/** Whether a drawing was refused as a dot. */
export function isTooSmall(error: unknown): boolean {
  return error instanceof AppError && error.text === signingTexts.drawingTooSmall;
}

function drawingTooSmall(cause: unknown) {
  return new AppError('invalid-input', { text: signingTexts.drawingTooSmall, cause });
}
