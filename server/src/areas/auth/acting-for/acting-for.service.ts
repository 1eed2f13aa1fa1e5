import type { InputOf } from 'shared-api/contracts/common';
import { mayActFor, type actFor, type ActingFor } from 'shared-api/contracts/directory';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { ActingScope, SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { findUser } from '../users/users.repository.ts';

type ActingForDependencies = Pick<AuthPlatform, 'db' | 'sessions' | 'audit' | 'directory'>;

/** The service of acting for a company or an employee (spec 03 §1). */
export function createActingForService({ db, sessions, audit, directory }: ActingForDependencies) {
  return {
    /** Lets the caller's session act for a company or an employee from now on. @throws AppError `forbidden`, `not-found` */
    start: async (
      caller: SignedInCaller,
      { companyId, userId: wanted }: InputOf<typeof actFor>,
    ): Promise<void> => {
      const { session } = caller;
      const scope = { companyId, userId: wanted || null };
      const company = await directory.findCompany(db, companyId);
      const user = scope.userId === null ? null : await findUser(db, scope.userId);
      const person = user && { userId: user.id, flags: { a: user.a, b: user.b }, companyId: user.companyId };
      if (!mayActFor(session, { companyId, person: person ?? null })) throw new AppError('forbidden');
      if (!company || user === undefined) throw new AppError('not-found');
      await db.transaction(async (tx) => {
        await sessions.setActingFor(tx, session.id, scope);
        await recordEvent(tx, caller, { action: 'acting.started', scope });
      });
    },

    /** Lets the caller's session act for its own person again. */
    stop: async (caller: SignedInCaller): Promise<void> => {
      const { session } = caller;
      const scope = session.actingFor;
      if (!scope) return;
      await db.transaction(async (tx) => {
        await sessions.setActingFor(tx, session.id, null);
        await recordEvent(tx, caller, { action: 'acting.stopped', scope });
      });
    },

    /** For whom a session acts, in words; null for its own person. */
    describe: async ({ actingFor }: SessionRecord): Promise<ActingFor | null> => {
      if (!actingFor) return null;
      const company = await directory.findCompany(db, actingFor.companyId);
      const user = actingFor.userId === null ? null : await findUser(db, actingFor.userId);
      if (!company || user === undefined) return null;
      const employee = user && { userId: user.id, name: fullNameOf(user) };
      return { company: { id: company.id, name: company.name }, employee };
    },
  };

  function recordEvent(
    executor: Executor,
    from: SignedInCaller,
    { action, scope }: { action: AuditAction; scope: ActingScope },
  ): Promise<void> {
    const data = { company: scope.companyId };
    const { userId } = from.session;
    return recordUserEvent(audit, executor, { userId, from, action, actingFor: scope.userId, data });
  }
}
