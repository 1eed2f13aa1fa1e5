import type { DocumentBox } from 'shared-api/contracts/signing';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { BoxRecord } from './box.schema.ts';

/** The boxes of a document for the viewer, with their drawings as data URLs. */
export async function presentBoxes(storage: Storage, boxes: readonly BoxRecord[]): Promise<DocumentBox[]> {
  return Promise.all(
    boxes.map(async ({ index, page, x, y, width, height, imageHash, firstLine, secondLine }) => ({
      index,
      page,
      x,
      y,
      width,
      height,
      isSigned: imageHash !== null,
      image: imageHash && (await readDrawing(storage, imageHash)),
      firstLine,
      secondLine,
    })),
  );
}

async function readDrawing(storage: Storage, hash: string): Promise<string> {
  const bytes = await buffer(await storage.read(hash));
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
