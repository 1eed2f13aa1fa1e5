import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors/app-error.ts';
import { receive, syncFile } from './receive.ts';
import { isHash, type Storage } from './storage.ts';

/** Keeps files in a folder, spread over sub-folders by the first two pairs of their hash. */
export function createDiskStorage(folder: string): Storage {
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

  return {
    put: async (content, { limit }) => {
      const { path, hash, size } = await receive(content, limit, join(folder, 'incoming'));
      const target = pathOf(hash);
      // A content that is there is new again: see `remove`.
      if (await touch(target)) await rm(path);
      else await moveInto(path, target);
      return { hash, size };
    },
    read: async (hash) => {
      const file = await open(pathOf(hash), 'r').catch(() => {
        throw new AppError('not-found');
      });
      return createReadStream('', { fd: file });
    },
    withLocalFile: async (hash, use) => {
      if (!(await exists(hash))) throw new AppError('not-found');
      return use(pathOf(hash));
    },
    has: exists,
    remove: async (hash, { notPutFor }) => {
      const [path, aside] = [pathOf(hash), join(folder, 'incoming', randomUUID())];
      const age = await ageOf(path);
      if (age === undefined) return true;
      if (age < notPutFor) return false;
      await mkdir(dirname(aside), { recursive: true });
      await rename(path, aside);
      // Somebody may have put it just before it was taken aside; who puts it from now on brings it anew.
      if (((await ageOf(aside)) ?? 0) >= notPutFor) return rm(aside).then(() => true);
      await rename(aside, path);
      return false;
    },
  };
}

/** Makes a file as new as if it were written now. @returns whether it is there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now)
    .then(() => true, ignoreMissing)
    .then((isThere = false) => isThere);
}

/** How long ago a file was written or touched, in ms; undefined when it is not there. */
async function ageOf(path: string): Promise<number | undefined> {
  return stat(path).then(({ mtimeMs }) => Date.now() - mtimeMs, ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function moveInto(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(path, target);
  await syncFile(dirname(target));
}
