import { dayInItaly } from 'shared-api/contracts/common';
import { getSignatureObjectPicture, type SignatureObjectKind } from 'shared-api/contracts/signing';
import { toSearchKey } from '../document-list/search-key.ts';
import { drawingPrefix } from '../sign/drawing.ts';
import type { SignatureObjectWithPicture } from './signature-objects.repository.ts';

/** What the list says of an object, but for its place in it. */
export function presentObject({
  id,
  kind,
  isDefault,
  createdAt,
  text,
  version,
  picture,
}: SignatureObjectWithPicture) {
  return {
    id,
    kind,
    isDefault,
    createdAt: createdAt.toISOString(),
    picture: picture ? addressOf(id, version) : '',
    fileKind: kind === 'image' ? ('immagine' as const) : ('' as const),
    text,
    version,
  };
}

/** A picture as a drawing travels. */
export const toDataUrl = (png: Buffer) => `${drawingPrefix}${png.toString('base64')}`;

/** What the search of the list looks in: the kind in both languages, what it says, and its day as people write it. */
export function searchKeyOf({ kind, text, isDefault, createdAt }: SignatureObjectWithPicture): string {
  const day = dayInItaly(createdAt).split('-').toReversed();
  return toSearchKey(words[kind], text, isDefault ? 'default' : '', day.join('/'), day.join('-'));
}

const words: Readonly<Record<SignatureObjectKind, string>> = {
  signature: 'firma signature',
  image: 'immagine image',
  text: 'testo text',
};

function addressOf(id: string, version: number): string {
  const query = new URLSearchParams({ v_id: id, v: String(version) });
  return `${getSignatureObjectPicture.path}?${query.toString()}`;
}
