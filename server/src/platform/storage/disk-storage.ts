import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors/app-error.ts';
import { ownFolderMode } from './own-folder.ts';
import { receiveInto, syncFile } from './receive.ts';
import { isHash, putBy, type Storage } from './storage.ts';
import { hashOfFile, refuseChanged, verified, type OnChangedContent } from './verify-content.ts';

/** Keeps files in a folder, spread over sub-folders by the first two pairs of their hash. */
export function createDiskStorage(folder: string, onChanged: OnChangedContent): Storage {
  const pathOf = (hash: string) => {
    if (!isHash(hash)) throw new AppError('not-found');
    return join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
  };
  const exists = async (hash: string) =>
    isHash(hash) &&
    access(pathOf(hash)).then(
      () => true,
      () => false,
    );
  const receive: Storage['receive'] = async (content, { limit }) => {
    const { path, hash, size } = await receiveInto(content, limit, join(folder, 'incoming'));
    return {
      hash,
      size,
      path,
      // What came last takes the place of what is there: it is new (see `remove`), and certainly what its name says.
      keep: () => moveInto(path, pathOf(hash)),
      discard: () => rm(path, { force: true }),
    };
  };

  return {
    receive,
    put: putBy(receive),
    read: async (hash, onRefusal) => {
      const file = await open(pathOf(hash), 'r').catch(() => {
        throw new AppError('not-found');
      });
      return verified(createReadStream('', { fd: file }), hash, { onChanged, onRefusal });
    },
    withLocalFile: async (hash, use, onRefusal) => {
      if (!(await exists(hash))) throw new AppError('not-found');
      await refuseChanged(hash, await hashOfFile(pathOf(hash)), { onChanged, onRefusal });
      return use(pathOf(hash));
    },
    has: exists,
    remove: async (hash, { notPutFor }) => {
      const [path, aside] = [pathOf(hash), join(folder, 'incoming', randomUUID())];
      const age = await ageOf(path);
      if (age === undefined) return true;
      if (age < notPutFor) return false;
      await mkdir(dirname(aside), { recursive: true, mode: ownFolderMode });
      await rename(path, aside);
      // Somebody may have put it just before it was taken aside; who puts it from now on brings it anew.
      if (((await ageOf(aside)) ?? 0) >= notPutFor) return rm(aside).then(() => true);
      await rename(aside, path);
      return false;
    },
  };
}

/** How long ago a file was written or touched, in ms; undefined when it is not there. */
async function ageOf(path: string): Promise<number | undefined> {
  return stat(path).then(({ mtimeMs }) => Date.now() - mtimeMs, ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function moveInto(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: ownFolderMode });
  await rename(path, target);
  await syncFile(dirname(target));
}
