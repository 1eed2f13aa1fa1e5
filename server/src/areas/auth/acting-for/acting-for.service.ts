import { mayActFor, type ActingFor } from 'shared-api/contracts/directory';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActingScope, SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { findUser } from '../users/users.repository.ts';

type ActingForDependencies = Pick<AuthPlatform, 'db' | 'sessions' | 'audit' | 'directory'>;

/** The service of acting for a company or an employee (spec 03 §1). */
export function createActingForService({ db, sessions, audit, directory }: ActingForDependencies) {
  const note = (executor: Database, session: SessionRecord, action: string, scope: ActingScope) =>
    audit.append(executor, {
      subject: `auth_users:${session.userId}`,
      action,
      actor: session.userId,
      actingFor: scope.userId,
      data: { company: scope.companyId },
    });

  return {
    /** Lets a session act for a company or an employee from now on. */
    start: async (session: SessionRecord, scope: ActingScope): Promise<void> => {
      const company = await directory.findCompany(db, scope.companyId);
      const user = scope.userId === null ? null : await findUser(db, scope.userId);
      const person = user && { userId: user.id, flags: { a: user.a, b: user.b }, companyId: user.companyId };
      if (!mayActFor(session, { companyId: scope.companyId, person: person ?? null }))
        throw new AppError('forbidden');
      if (!company || user === undefined) throw new AppError('not-found');
      await db.transaction(async (tx) => {
        await sessions.setActingFor(tx, session.id, scope);
        await note(tx, session, 'acting.started', scope);
      });
    },

    /** Lets a session act for its own person again. */
    stop: async (session: SessionRecord): Promise<void> => {
      const scope = session.actingFor;
      if (!scope) return;
      await db.transaction(async (tx) => {
        await sessions.setActingFor(tx, session.id, null);
        await note(tx, session, 'acting.stopped', scope);
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
}
