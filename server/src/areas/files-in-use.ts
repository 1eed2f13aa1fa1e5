import { findContentsIn, nameOfColumn } from '../platform/storage/files-in-use.repository.ts';
import type { Area, FindFilesInUse } from './area.ts';
import { areas } from './areas.ts';

const fileColumns = (areas as readonly Pick<Area<string, unknown>, 'files'>[]).flatMap(
  ({ files = [] }) => files,
);

/** The columns of every area that name contents of the storage, by the names of the database. */
export const fileColumnNames = fileColumns.map(nameOfColumn);

/** Asks every area for the contents that it uses (`files` of the area). */
export const findFilesInUse: FindFilesInUse = (executor, hashes, { except } = {}) => {
  return findContentsIn(
    executor,
    fileColumns.filter(({ table }) => table !== except),
    hashes,
  );
};
