import { isSuperUser, type OutputOf } from 'shared-api/contracts/common';
import {
  maxOverviewLines,
  mayAdd,
  type getSigningOverview,
  type ManagedOverview,
  type SigningActor,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { actorOf, toEmailKey } from '../actor.ts';
import { readerOf } from '../messages/message-facts.ts';
import { findUnread } from './unread.repository.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import {
  countOut,
  countSignedByDay,
  findFailed,
  findWaiting,
  type ManagedScope,
} from './overview.repository.ts';

interface OverviewDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: SigningDirectory;
}

const nothing = { documents: [], total: 0 };

/** What the dashboard shows of documents and messages. */
export function createOverviewService({ db, clock, directory }: OverviewDependencies) {
  return {
    /** What waits for the caller's signature, what they have not read, and how the documents are that they manage. */
    get: async (caller: SignedInCaller): Promise<OutputOf<typeof getSigningOverview>> => {
      const actor = actorOf(caller);
      const { emailKey } = actor;
      const { userId } = readerOf(caller);
      const [waiting, unread, managed] = await Promise.all([
        emailKey ? findWaiting(db, { emailKey, now: clock.now() }) : nothing,
        findUnread(db, { userId, limit: maxOverviewLines }),
        mayAdd(actor) ? getManaged(await scopeOf(caller, actor)) : null,
      ]);
      return {
        toSign: waiting.documents,
        toSignTotal: waiting.total,
        unread: unread.messages,
        unreadTotal: unread.total,
        managed,
      };
    },
  };

  async function getManaged(scope: ManagedScope): Promise<ManagedOverview> {
    const managed = { ...scope, now: clock.now() };
    const [failed, outTotal, signedByDay] = await Promise.all([
      findFailed(db, managed),
      countOut(db, managed),
      countSignedByDay(db, managed),
    ]);
    return { failed: failed.documents, failedTotal: failed.total, outTotal, signedByDay };
  }

  /** As `mayManageCompany` has it; who acts for an employee sees what concerns that person. */
  async function scopeOf({ session }: SignedInCaller, actor: SigningActor): Promise<ManagedScope> {
    const companyId = isSuperUser(actor.flags) ? null : (actor.companyId ?? '');
    const userId = session.actingFor?.userId;
    if (!userId) return { companyId, person: null };
    const person = await directory.findPerson(db, userId);
    if (!person) throw new AppError('not-found');
    return { companyId, person: { userId, emailKey: toEmailKey(person.email) } };
  }
}
