import { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SignedInBy } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { Stranger } from './claims.ts';
import { CameElsewhere, type CompanyAccounts } from './company-account.ts';
import { findOfCompany } from './company-sign-in.repository.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { keepStranger, keptStranger } from './kept-stranger.ts';
import { recognise } from './recognise.ts';
import { inForce } from './vouched.ts';

const purpose = 'company-sign-in-link';
const keptShape = keptStranger.extend({ userId: z.string() });

interface WaitingDependencies extends Pick<AuthPlatform, 'audit' | 'secretBox'> {
  readonly accounts: CompanyAccounts;
}

/** Somebody who came from the provider with the address of an account that is linked to nobody there. */
interface Arrived {
  readonly settings: CompanySignInRecord;
  readonly stranger: Stranger;
  readonly caller: Caller;
}

/** What links an account to who came, once its person has shown by their own means that they are the one (decision 152). */
export type WaitingLinks = ReturnType<typeof createWaitingLinks>;

/** Makes it. What waits lies with the session that waits for the second factor, so that a code counts for the one who came with it. */
export function createWaitingLinks({ audit, secretBox, accounts }: WaitingDependencies) {
  /** Two who enter their codes at once: the link of the first stands. */
  async function linkOnce(
    executor: Executor,
    user: UserRecord,
    arrival: Arrived,
    confirmedBy: 'code' | 'passkey',
  ): Promise<void> {
    try {
      await accounts.link(executor, user, arrival, confirmedBy);
    } catch (error) {
      if (error instanceof CameElsewhere) throw new AppError('link-invalid', { text: texts.expired });
      throw error;
    }
  }

  return {
    /** Writes down that a link is proposed. @returns what the session keeps that waits for the second factor. */
    propose: async (
      executor: Executor,
      { id: userId }: UserRecord,
      { settings, stranger, caller: from }: Arrived,
    ): Promise<string> => {
      const data = { provider: settings.name };
      await recordUserEvent(audit, executor, {
        userId,
        actor: null,
        from,
        action: 'company-sign-in.proposed',
        data,
      });
      return secretBox.seal(JSON.stringify({ userId, ...keepStranger(settings, stranger) }), purpose);
    },

    /** Links what waited, in the transaction that signs its person in. @throws AppError `link-invalid` where it can no longer be */
    apply: async (
      executor: Executor,
      user: UserRecord,
      caller: Caller,
      { waits, factor }: Pick<SignedInBy, 'waits' | 'factor'>,
    ): Promise<void> => {
      const { userId, companyId, version, stranger } = keptShape.parse(
        JSON.parse(secretBox.open(waits ?? '', purpose)),
      );
      const found = await findOfCompany(executor, companyId);
      const settings = found?.version === version ? inForce(found) : undefined;
      const arrival = settings && { settings, stranger: { ...stranger, name: 'missing' as const }, caller };
      const who = arrival && (await recognise(executor, arrival.settings, arrival.stranger));
      const isTheirs = userId === user.id && who?.user?.id === user.id;
      if (!arrival || !isTheirs) throw new AppError('link-invalid', { text: texts.expired });
      if (who.outcome === 'link')
        await linkOnce(executor, user, arrival, factor === 'passkey' ? 'passkey' : 'code');
      await accounts.endFirstPassword(executor, user.id, caller);
      await accounts.followGroups(executor, user.id, arrival);
    },
  };
}
