import type { DocumentBox } from 'shared-api/contracts/signing';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { BoxRecord } from './box.schema.ts';

/** So that neither a storage far away nor this process has them all to do at once. */
const readsAtOnce = 10;

/** The boxes of a document for the viewer, with their drawings as data URLs. */
export async function presentBoxes(
  boxes: readonly BoxRecord[],
  read: (hash: string) => Promise<Readable>,
): Promise<DocumentBox[]> {
  const presented: DocumentBox[] = [];
  for (let first = 0; first < boxes.length; first += readsAtOnce) {
    const next = boxes.slice(first, first + readsAtOnce);
    presented.push(...(await Promise.all(next.map((box) => presentBox(box, read)))));
  }
  return presented;
}

async function presentBox(
  { index, page, x, y, width, height, imageHash, firstLine, secondLine }: BoxRecord,
  read: (hash: string) => Promise<Readable>,
): Promise<DocumentBox> {
  const image = imageHash && (await toDataUrl(await read(imageHash)));
  return { index, page, x, y, width, height, isSigned: imageHash !== null, image, firstLine, secondLine };
}

async function toDataUrl(drawing: Readable): Promise<string> {
  const bytes = await buffer(drawing);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
