import { randomUUID } from 'node:crypto';
import type { finishFirstRun, openFirstRun } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isSameText } from '../../../platform/ids.ts';
import { findOrInsertValue } from '../../../platform/installation/installation.repository.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import { makeAdministrator } from '../administrators/make-administrator.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { LinkLimits } from '../one-time-link-limits.ts';
import type { RequireStrongPassword } from '../passwords/password-strength.ts';
import type { OpenStaffSession } from '../sign-in/finish-sign-in.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { hasUsers, makeSuperUser } from '../users/users.repository.ts';

interface FirstRunDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'directory' | 'passwordHasher' | 'secretBox' | 'publicUrl'
> {
  readonly requireStrongPassword: RequireStrongPassword;
  readonly linkLimits: LinkLimits;
  readonly openStaffSession: OpenStaffSession;
}

/** A set-up address is that of its week; that of the week before counts too, so that none ends within minutes. */
const periodMs = 7 * 24 * 60 * 60_000;

/** The first run of an empty installation (decision 071): an address that only who started the server knows leads to its first administrator. */
export function createFirstRun(dependencies: FirstRunDependencies) {
  const { db, clock, audit, passwordHasher, secretBox, publicUrl } = dependencies;
  const { requireStrongPassword, linkLimits, openStaffSession } = dependencies;
  // The same in every process of the installation, and nowhere in the database; a log that is read later opens nothing.
  const secretOf = (period: number) => secretBox.deviceKey(`auth.first-run:${period}`);
  const periodNow = () => Math.floor(clock.now().getTime() / periodMs);
  return {
    /** The set-up address, good for one to two weeks; undefined once somebody has an account. */
    findAddress: async (): Promise<string | undefined> =>
      (await hasUsers(db)) ? undefined : `${publicUrl}/setup#${secretOf(periodNow())}`,

    /** Does nothing where the address counts. @throws AppError `link-invalid`, `too-many-requests` */
    open: (caller: Caller, { secret: given }: InputOf<typeof openFirstRun>): Promise<void> =>
      requireSecret(caller, given),

    /** Makes company and administrator, once. @returns the session of the administrator @throws AppError `link-invalid`, `invalid-input` by field */
    finish: async (
      caller: Caller,
      { secret: given, companyName, newPassword, ...person }: InputOf<typeof finishFirstRun>,
    ): Promise<OpenedSession> => {
      await requireSecret(caller, given);
      await requireStrongPassword(caller, newPassword, { ...person, companyId: null, companyName });
      const passwordHash = await passwordHasher.hash(newPassword);
      const userId = await db.transaction(async (tx) => {
        const claim = randomUUID();
        const isFirst = (await findOrInsertValue(tx, 'first-run', claim)) === claim;
        if (!isFirst || (await hasUsers(tx))) throw new AppError('link-invalid');
        const id = await makeAdministrator(tx, dependencies, {
          ...person,
          company: companyName,
          passwordHash,
          passwordChangedAt: clock.now(),
          language: caller.language,
        });
        await makeSuperUser(tx, id);
        const action = 'administrator.made';
        await recordUserEvent(audit, tx, { userId: id, actor: null, from: caller, action });
        return id;
      });
      return (await openStaffSession(caller, userId)).opened;
    },
  };

  async function requireSecret({ ip }: Caller, given: string): Promise<void> {
    await linkLimits.count(ip);
    const isCurrent = [periodNow(), periodNow() - 1].some((period) => isSameText(given, secretOf(period)));
    if (!isCurrent || (await hasUsers(db))) throw new AppError('link-invalid');
  }
}
