import { createReadStream, existsSync } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
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
      if (existsSync(target)) await rm(path);
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
    remove: (hash) => rm(pathOf(hash), { force: true }),
  };
}

async function moveInto(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(path, target);
  await syncFile(dirname(target));
}
