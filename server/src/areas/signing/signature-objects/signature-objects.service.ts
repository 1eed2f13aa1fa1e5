import { Readable } from 'node:stream';
import { matchesWords, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import {
  mayKeepSignatureObjects,
  type DefaultPicture,
  type getDefaultSignatureObjects,
  type getSignatureObject,
  type getSignatureObjectPicture,
  type listSignatureObjects,
  type SignatureObjectCounts,
  type SignatureObjectKind,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { ObjectFiles } from './object-files.ts';
import { presentObject, searchKeyOf, toDataUrl } from './signature-objects.presenter.ts';
import {
  findObject,
  listObjectsOf,
  type SignatureObjectWithPicture,
} from './signature-objects.repository.ts';

interface ObjectsDependencies extends Pick<AreaPlatform, 'db'> {
  readonly files: Pick<ObjectFiles, 'read'>;
}

/**
 * Makes what shows people their signature objects: to nobody else, not to who acts for them either. Every function throws `forbidden` for
 * who keeps none.
 */
export function createSignatureObjects({ db, files }: ObjectsDependencies) {
  return {
    /** The rows of the list, the newest first. */
    list: async (
      caller: SignedInCaller,
      { search, start, length, cursor }: InputOf<typeof listSignatureObjects>,
    ): Promise<OutputOf<typeof listSignatureObjects>> => {
      const found = (await listObjectsOf(db, keeperOf(caller))).filter((object) =>
        matchesWords(searchKeyOf(object), search),
      );
      const after = cursor === undefined ? -1 : found.findIndex(({ id }) => id === cursor);
      const first = after < 0 ? start : after + 1;
      const shown = found.slice(first, first + length);
      const rows = shown.map((object, index) => ({ number: first + index + 1, ...presentObject(object) }));
      const next = first + length < found.length ? (shown.at(-1)?.id ?? null) : null;
      return { rows, total: found.length, next };
    },

    /** How many there are of each kind. */
    count: async (caller: SignedInCaller): Promise<SignatureObjectCounts> => {
      const all = await listObjectsOf(db, keeperOf(caller));
      const of = (kind: SignatureObjectKind) => all.filter((object) => object.kind === kind).length;
      return { signatures: of('signature'), images: of('image'), texts: of('text') };
    },

    /** One for its form. @throws AppError `not-found` */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getSignatureObject>,
    ): Promise<OutputOf<typeof getSignatureObject>> => {
      const object = await requireOwn(caller, id);
      const isDrawn = object.kind === 'signature' && object.picture !== null;
      const drawing = isDrawn ? toDataUrl(await files.read(object.picture)) : '';
      return { object: { ...presentObject(object), drawing } };
    },

    /** The picture of one. @throws AppError `not-found` */
    readPicture: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getSignatureObjectPicture>,
    ): Promise<FileAnswer> => {
      const { picture } = await requireOwn(caller, id);
      if (!picture) throw new AppError('not-found');
      const stream = Readable.from([await files.read(picture)]);
      return { stream, name: 'firma.png', type: 'image/png', size: picture.size, inline: true };
    },

    /** The default of each kind. */
    defaults: async (caller: SignedInCaller): Promise<OutputOf<typeof getDefaultSignatureObjects>> => {
      const all = (await listObjectsOf(db, keeperOf(caller))).filter(({ isDefault }) => isDefault);
      const of = (kind: SignatureObjectKind) => all.find((object) => object.kind === kind);
      const words = of('text');
      return {
        signature: await toDefault(of('signature')),
        image: await toDefault(of('image')),
        text: words ? { id: words.id, text: words.text } : null,
      };
    },
  };

  async function requireOwn(caller: SignedInCaller, id: string): Promise<SignatureObjectWithPicture> {
    const object = await findObject(db, { id, userId: keeperOf(caller) });
    if (!object) throw new AppError('not-found');
    return object;
  }

  async function toDefault(object: SignatureObjectWithPicture | undefined): Promise<DefaultPicture | null> {
    if (!object?.picture) return null;
    const { width, height } = object.picture;
    return { id: object.id, image: toDataUrl(await files.read(object.picture)), width, height };
  }
}

/** Whose objects a caller has: always their own, whomever they act for. @throws AppError `forbidden` for who keeps none */
export function keeperOf({ session }: SignedInCaller): string {
  if (!mayKeepSignatureObjects(session)) throw new AppError('forbidden');
  return session.userId;
}
