import type { DocumentBox } from 'shared-api/contracts/signing';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { BoxRecord } from './box.schema.ts';

/** The boxes of a document for the viewer, with their drawings as data URLs. */
export async function presentBoxes(
  boxes: readonly BoxRecord[],
  read: (hash: string) => Promise<Readable>,
): Promise<DocumentBox[]> {
  return Promise.all(
    boxes.map(async ({ index, page, x, y, width, height, imageHash, firstLine, secondLine }) => ({
      index,
      page,
      x,
      y,
      width,
      height,
      isSigned: imageHash !== null,
      image: imageHash && (await toDataUrl(await read(imageHash))),
      firstLine,
      secondLine,
    })),
  );
}

async function toDataUrl(drawing: Readable): Promise<string> {
  const bytes = await buffer(drawing);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
