import type {
  openRemovalLink,
  RemovalChannel,
  removeAccount,
  requestRemoval,
} from 'shared-api/contracts/auth';
import { usernameKeyOf, isSuperUser, type InputOf } from 'shared-api/contracts/common';
import type { PhoneNumber } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { LinkLimits } from '../one-time-link-limits.ts';
import type { ErasePerson } from '../personal-data/erase-person.ts';
import { lockUser } from '../profile/profile.repository.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, lookupKey } from '../users/users.repository.ts';
import { removalMail, removedMail } from './removal.mail.ts';
import { removalSms } from './removal.sms.ts';
import { hasOtherSuperUser } from './removal.repository.ts';
import { lastSuperUser } from './removal.texts.ts';

interface RemovalDependencies extends Pick<
  AuthPlatform,
  'db' | 'audit' | 'deliveries' | 'oneTimeLinks' | 'rateLimits' | 'smsLimits' | 'product' | 'publicUrl'
> {
  linkLimits: LinkLimits;
  readonly erasePerson: ErasePerson;
}

/** Who somebody says that they are. */
type ClaimedUser = InputOf<typeof requestRemoval>;

const purpose = 'removal';
const hour = 60 * 60_000;

/** The service of the removal of accounts (spec 01 §2 and §7): asked for from the profile, done by a one-time link. */
export function createRemovalService(dependencies: RemovalDependencies) {
  const { db, audit, deliveries, oneTimeLinks, rateLimits, smsLimits } = dependencies;
  const { linkLimits, erasePerson, product, publicUrl } = dependencies;

  return {
    /** Sends the caller the link by which their account can be removed. @returns whether, and by which way: not when it is not theirs. */
    request: async (
      caller: SignedInCaller,
      claimed: ClaimedUser,
    ): Promise<{ isSent: boolean; channel: RemovalChannel | null }> => {
      const { userId } = caller.session;
      await countInWords(rateLimits, { name: 'auth.removal', key: userId, limit: 5, windowMs: hour });
      const user = await findUser(db, userId);
      if (!user || !isSame(user, claimed)) return { isSent: false, channel: null };
      await requireSomebodyLeft(db, user);
      const phone = phoneFor(user);
      if (phone) await smsLimits.count({ to: phone.full });
      return db.transaction(async (tx) => {
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'account.removal-asked' });
        return { isSent: true, channel: await sendLink(tx, user, phone) };
      });
    },

    /** Whose account a link removes. @throws AppError `link-invalid` */
    findUsername: async ({ ip }: Caller, { secret }: InputOf<typeof openRemovalLink>): Promise<string> => {
      await linkLimits.count(ip);
      const user = await findUser(db, await oneTimeLinks.find({ purpose, secret }));
      if (!user || user.removedAt) throw new AppError('link-invalid');
      return user.username;
    },

    /** Removes the account of a link: their data are blanked, their sessions and ways in deleted; documents and log stay. */
    remove: async (caller: Caller, { secret }: InputOf<typeof removeAccount>): Promise<void> => {
      await linkLimits.count(caller.ip);
      await db.transaction(async (tx) => {
        const userId = await oneTimeLinks.consume(tx, { purpose, secret });
        const user = await lockUser(tx, userId);
        if (!user || user.removedAt) throw new AppError('link-invalid');
        await requireSomebodyLeft(tx, user);
        const content = removedMail({ product: product.name, name: user.firstName });
        const { email: to, language, companyId } = user;
        await erasePerson(tx, user);
        await deliveries.sendMail(tx, { to, content, language, companyId });
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'account.removed' });
      });
    },
  };

  /** The number to which the link goes; none where no SMS are sent to its country. */
  function phoneFor(user: UserRecord): PhoneNumber | undefined {
    const phone = phoneOf(user);
    return phone && smsLimits.reaches(phone.full) ? phone : undefined;
  }

  async function sendLink(
    executor: Executor,
    user: UserRecord,
    phone: PhoneNumber | undefined,
  ): Promise<RemovalChannel> {
    const { id: subject, firstName: name, email, language, companyId } = user;
    const secret = await oneTimeLinks.issue(executor, { purpose, subject, validForMs: hour });
    const message = { product: product.name, name, address: `${publicUrl}/removeAccount#${secret}` };
    const sent = { companyId, mayRetry: false };
    if (phone)
      await deliveries.sendSms(executor, { to: phone.full, text: removalSms(message, language), ...sent });
    else await deliveries.sendMail(executor, { to: email, content: removalMail(message), language, ...sent });
    return phone ? 'SMS' : 'mail';
  }
}

function isSame(user: UserRecord, { username, email }: Pick<ClaimedUser, 'username' | 'email'>): boolean {
  return usernameKeyOf(user.username) === usernameKeyOf(username) && user.emailKey === lookupKey(email);
}

async function requireSomebodyLeft(executor: Executor, user: UserRecord): Promise<void> {
  if (!isSuperUser(user) || (await hasOtherSuperUser(executor, [user.id]))) return;
  throw new AppError('conflict', { text: lastSuperUser });
}
