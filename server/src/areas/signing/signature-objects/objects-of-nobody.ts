import type { AreaPlatform } from '../../area-platform.ts';
import type { Chore } from '../../area.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { listObjectOwners, removeObjectsOf } from './signature-objects.repository.ts';

interface Dependencies extends Pick<AreaPlatform, 'db'> {
  readonly directory: Pick<SigningDirectory, 'findPeople'>;
}

/** Makes what deletes the objects of people whose account is gone; what was signed with them has a copy of its own. */
export function createObjectsOfNobody({ db, directory }: Dependencies): Chore {
  return {
    clean: async () => {
      const owners = await listObjectOwners(db);
      const known = new Set((await directory.findPeople(db, owners)).map(({ userId }) => userId));
      const gone = owners.filter((userId) => !known.has(userId));
      if (gone.length > 0) await removeObjectsOf(db, gone);
    },
  };
}
