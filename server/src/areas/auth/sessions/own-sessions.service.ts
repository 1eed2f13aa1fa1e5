import type { endSession, OpenSession } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { SessionRow } from '../../../platform/sessions/sessions.schema.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { countryOf } from './country.ts';
import { describeDevice } from '../../../platform/http/describe-device.ts';

type OwnSessionsDependencies = Pick<AuthPlatform, 'db' | 'sessions' | 'audit'>;

/** The service of the list of sessions (departure D4). */
export function createOwnSessionService({ db, sessions, audit }: OwnSessionsDependencies) {
  return {
    /** Where the caller is signed in: here first, then the last used. */
    list: async ({ session: current }: SignedInCaller): Promise<OpenSession[]> => {
      const living = await sessions.list(db, current.userId);
      return living
        .filter(({ kind }) => kind === 'staff')
        .map((row) => present(row, current))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** Ends one of the caller's sessions. @throws AppError `not-found` when it is not a living one of theirs. */
    end: (caller: SignedInCaller, { id }: InputOf<typeof endSession>): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId } = caller.session;
        if (!(await sessions.revokeOwn(tx, { id, userId }))) throw new AppError('not-found');
        const event = { userId, from: caller, action: 'session.ended' as const, data: { session: id } };
        await recordUserEvent(audit, tx, event);
      }),

    /** Ends every session of the caller but this one. @returns how many there were. */
    endOthers: (caller: SignedInCaller): Promise<number> =>
      db.transaction(async (tx) => {
        const { id, userId } = caller.session;
        const ended = await sessions.revokeOthers(tx, { id, userId });
        const event = { userId, from: caller, action: 'session.others-ended' as const, data: { ended } };
        await recordUserEvent(audit, tx, event);
        return ended;
      }),
  };
}

function present(row: SessionRow, current: SessionRecord): OpenSession {
  return {
    id: row.id,
    isCurrent: row.id === current.id,
    ...describeDevice(row.userAgent),
    ip: row.ip,
    country: countryOf(row.ip),
    method: row.method,
    provider: row.provider,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
