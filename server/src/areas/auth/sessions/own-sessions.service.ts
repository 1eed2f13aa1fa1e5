import type { OpenSession } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { SessionRow } from '../../../platform/sessions/sessions.schema.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { countryOf } from './country.ts';
import { describeDevice } from './device.ts';

type OwnSessionsDependencies = Pick<AuthPlatform, 'db' | 'sessions'>;

/** The service of the list of sessions (departure D4) and of the forced logout (spec 01 §4). */
export function createOwnSessionService({ db, sessions }: OwnSessionsDependencies) {
  return {
    /** Where the caller is signed in: here first, then the last used. */
    list: async (current: SessionRecord): Promise<OpenSession[]> => {
      const living = await sessions.list(db, current.userId);
      return living
        .filter(({ kind }) => kind === 'staff')
        .map((row) => present(row, current))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** Ends one of the caller's sessions. @throws AppError `not-found` when it is not a living one of his. */
    end: async ({ userId }: SessionRecord, id: string): Promise<void> => {
      if (!(await sessions.revokeOwn(db, { id, userId }))) throw new AppError('not-found');
    },

    /** Ends every session of the caller but this one. @returns how many there were. */
    endOthers: ({ id, userId }: SessionRecord): Promise<number> => sessions.revokeOthers(db, { id, userId }),

    /** Signs somebody out everywhere at once; his pages say that an administrator did. Who may is the caller's to check. */
    forceLogout: (executor: Executor, userId: string): Promise<void> =>
      sessions.revokeAll(executor, userId, 'forced'),
  };
}

function present(row: SessionRow, current: SessionRecord): OpenSession {
  return {
    id: row.id,
    isCurrent: row.id === current.id,
    ...describeDevice(row.userAgent),
    ip: row.ip,
    country: countryOf(row.ip),
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
