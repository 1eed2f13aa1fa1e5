import type { getStrongSignIn, saveStrongSignIn } from 'shared-api/contracts/auth';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { contactWaitDays } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { createPasswordProof } from '../profile/password-proof.ts';
import { lockUser } from '../profile/profile.repository.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { codesAllowedMail } from './codes-allowed.mail.ts';
import type { StrongDemands } from './strong-demand.ts';
import { setCodesAllowed, setStrongSignIn } from './strong-sign-in.repository.ts';
import { strongSignInTexts } from './strong-sign-in.texts.ts';

interface StrongSignInDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'product' | 'publicUrl'
> {
  readonly demands: StrongDemands;
  readonly ownPassword: OwnPassword;
}

const waitMs = contactWaitDays * 24 * 60 * 60_000;

/** The service of signing in by an app or a passkey alone: one's own choice, and what administrators do for who lost both (decision 120). */
export function createStrongSignIn(dependencies: StrongSignInDependencies) {
  const { db, clock, audit, deliveries, product, publicUrl, demands } = dependencies;
  const requirePassword = createPasswordProof(dependencies);
  return {
    /** How it stands with the caller. */
    describe: async ({ session }: SignedInCaller): Promise<OutputOf<typeof getStrongSignIn>> => {
      const user = await getUser(db, session.userId);
      return { demand: await demands.demandOf(db, user) };
    },

    /** Has the caller sign in by app or passkey alone, or not. @throws AppError `conflict`, `invalid-input` on `password`, `forbidden` */
    save: async (
      caller: SignedInCaller,
      { isOn, password }: InputOf<typeof saveStrongSignIn>,
    ): Promise<void> => {
      const { userId } = caller.session;
      await requirePassword(caller, { password, needed: strongSignInTexts.needsPassword });
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        if (!user) throw new AppError('not-found');
        if (user.strongSignIn === isOn) return;
        const { hasApp, hasPasskey } = await demands.findMeans(tx, userId);
        if (isOn && !hasApp && !hasPasskey)
          throw new AppError('conflict', { text: strongSignInTexts.noMeansYet });
        await setStrongSignIn(tx, userId, isOn);
        const event = { userId, from: caller };
        if (isOn) await recordUserEvent(audit, tx, { ...event, action: 'strong-sign-in.chosen' });
        else await recordUserEvent(audit, tx, { ...event, action: 'strong-sign-in.ended' });
      });
    },

    /** Ends what an administrator let count, once somebody has shown an app or a passkey, or has a new one. */
    endAllowed: async (
      executor: Executor,
      userId: string,
      from: Pick<SignedInCaller, 'ip' | 'userAgent'>,
    ): Promise<void> => {
      if (await setCodesAllowed(executor, userId, null))
        await recordUserEvent(audit, executor, { userId, from, action: 'sign-in-codes.ended' });
    },

    /** What an administrator sees of somebody who signs in by app or passkey alone; undefined of others. */
    findOf: async (executor: Executor, id: string): ReturnType<Accounts['findStrongSignIn']> => {
      const user = await getUser(executor, id);
      if ((await demands.demandOf(executor, user)) === 'none') return undefined;
      const { codesAllowedFrom: allowedFrom, codesAllowedBy } = user;
      const by = codesAllowedBy ? await findUser(executor, codesAllowedBy) : undefined;
      return { allowedFrom, by: by ? fullNameOf(by) : '' };
    },

    /** Lets codes count for somebody again after the days of decision 102, or no longer; the person is told. */
    allow: async (...[executor, { id, isAllowed, by }]: Parameters<Accounts['allowCodes']>) => {
      const user = await lockUser(executor, id);
      if (!user || user.removedAt) throw new AppError('not-found');
      const { userId: actor } = by.session;
      const event = { userId: id, actor, from: by };
      if (!isAllowed) {
        if (await setCodesAllowed(executor, id, null))
          await recordUserEvent(audit, executor, { ...event, action: 'sign-in-codes.withdrawn' });
        return;
      }
      // Its days go on where it was asked for already.
      if (user.codesAllowedFrom) return;
      const countsFrom = new Date(clock.now().getTime() + waitMs);
      await setCodesAllowed(executor, id, { from: countsFrom, by: actor });
      const data = { countsFrom: countsFrom.toISOString() };
      await recordUserEvent(audit, executor, { ...event, action: 'sign-in-codes.allowed', data });
      await notify(executor, user, { countsFrom, actor });
    },
  };

  async function notify(
    executor: Executor,
    { firstName: name, email: to, language, companyId }: UserRecord,
    { countsFrom, actor }: { readonly countsFrom: Date; readonly actor: string },
  ): Promise<void> {
    const writer = await findUser(executor, actor);
    const by = writer ? fullNameOf(writer) : '';
    const content = codesAllowedMail({ product: product.name, name, by, countsFrom, address: publicUrl });
    await deliveries.sendMail(executor, { to, content, language, companyId });
  }
}

/** What it can do. */
export type StrongSignIn = ReturnType<typeof createStrongSignIn>;

async function getUser(executor: Executor, id: string): Promise<UserRecord> {
  const user = await findUser(executor, id);
  if (!user) throw new AppError('not-signed-in');
  return user;
}
