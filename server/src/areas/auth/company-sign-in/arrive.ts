import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { hasComeIn } from '../contacts/contact-columns.ts';
import { recordStrangerEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { Stranger } from './claims.ts';
import { CameElsewhere, type CompanyAccounts } from './company-account.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { recognise, type Recognised } from './recognise.ts';
import type { WaitingLinks } from './waiting-links.ts';

interface ArrivalDependencies extends Pick<AuthPlatform, 'db' | 'audit'> {
  readonly accounts: CompanyAccounts;
  readonly waitingLinks: WaitingLinks;
}

/** Whose account it is, and what waits for its person's own means; null where nothing does. */
interface Arrived {
  readonly user: UserRecord;
  readonly waits: string | null;
}

/** Somebody who came from the provider of a company. */
interface Arrival {
  readonly settings: CompanySignInRecord;
  readonly stranger: Stranger;
  readonly caller: Caller;
}

/** Makes what recognises who comes. */
export function createArrivals({ db, audit, accounts, waitingLinks }: ArrivalDependencies) {
  return { arrive, recordRefusal };

  /** The account of who came, linked or made where that is due; undefined where their name is missing for that. @throws AppError `forbidden` */
  async function arrive(arrival: Arrival): Promise<Arrived | undefined> {
    const { settings, stranger } = arrival;
    const found = await recognise(db, settings, stranger);
    try {
      if (found.outcome !== 'other') return await admit(arrival, found);
    } catch (error) {
      if (!(error instanceof CameElsewhere)) throw error;
    }
    // Two tabs of one person, or a double press: the other one may just have written what is looked for.
    const again = await recognise(db, settings, stranger);
    return admit(arrival, again.outcome === 'known' ? again : { outcome: 'other' });
  }

  async function admit(arrival: Arrival, found: Recognised): Promise<Arrived | undefined> {
    const { settings, stranger, caller } = arrival;
    const { outcome, user } = found;
    if (user && !user.isProductEnabled) return { user, waits: null };
    if (!user && outcome !== 'add') {
      await recordRefusal(caller, settings, outcome);
      throw new AppError('forbidden', { text: texts[outcome], details: { email: stranger.email } });
    }
    const { name } = stranger;
    if (!user && typeof name === 'string') return undefined;
    return db.transaction(async (tx) => {
      if (user && outcome === 'link') {
        // Nobody loses anything who never came in (decision 102).
        if (hasComeIn(user)) return { user, waits: await waitingLinks.propose(tx, user, arrival) };
        await accounts.link(tx, user, arrival, null);
      }
      const userId = user?.id ?? (await accounts.add(tx, arrival, nameOf(name)));
      await accounts.endFirstPassword(tx, userId, caller);
      await accounts.followGroups(tx, userId, arrival);
      return { user: await accounts.get(tx, userId), waits: null };
    });
  }

  /** Who came is not known to be anybody of ours: what was refused stands among what strangers tried. */
  function recordRefusal(from: Caller, { name }: CompanySignInRecord, reason: string): Promise<void> {
    const data = { reason, method: 'company', provider: name };
    return db.transaction((tx) => recordStrangerEvent(audit, tx, { from, action: 'sign-in.failed', data }));
  }
}

function nameOf(name: Stranger['name']) {
  if (typeof name === 'string') throw new Error('Nobody is added without a name');
  return name;
}
