import { findContentsIn } from '../platform/storage/files-in-use.repository.ts';
import type { Area, FindFilesInUse } from './area.ts';
import { areas } from './areas.ts';

/** Asks every area for the contents that it uses (`files` of the area). */
export const findFilesInUse: FindFilesInUse = (executor, hashes, { except } = {}) => {
  const columns = (areas as readonly Pick<Area<string, unknown>, 'files'>[]).flatMap(
    ({ files = [] }) => files,
  );
  return findContentsIn(
    executor,
    columns.filter(({ table }) => table !== except),
    hashes,
  );
};
