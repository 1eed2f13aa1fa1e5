import type { groupConflict } from 'shared-api/contracts/admin';
import type { z } from 'zod';
import { violatedConstraint } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { GroupRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { groupNameTaken, savedMeanwhile } from './groups.texts.ts';

interface Sources extends Pick<AreaPlatform, 'db' | 'audit'> {
  readonly people: Pick<People, 'findPeople'>;
}

/** Name of a group's chain of events. */
export const groupSubject = (id: string) => `directory_groups:${id}`;

/** Who saved a group first and what stands now; its log knows who. */
export async function conflictOf(
  { db, audit, people }: Sources,
  { id, name, permissions, isDefault, version }: GroupRecord,
): Promise<AppError> {
  const events = await audit.list(db, groupSubject(id));
  const last = events.findLast(({ action }) => action === 'group.changed' || action === 'group.added');
  const [writer] = last?.actor ? await people.findPeople(db, [last.actor]) : [];
  const details: z.infer<typeof groupConflict> = {
    changedBy: writer?.name ?? '',
    changedAt: last?.at.toISOString() ?? null,
    current: { name, permissions: [...permissions], isDefault, version },
  };
  return new AppError('conflict', { text: savedMeanwhile, details });
}

/** Writes what has a name. @throws AppError `conflict` on `name` where the company has another group of that name */
export async function withFreeName<T>({ language }: SignedInCaller, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== 'directory_groups_name') throw error;
    const fields = { name: groupNameTaken[language] };
    throw new AppError('conflict', { text: groupNameTaken, fields, cause: error });
  }
}
