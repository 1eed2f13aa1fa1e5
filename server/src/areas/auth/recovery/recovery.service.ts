import {
  type openRecoveryLink,
  type RecoveryResult,
  type requestRecovery,
  type saveRecoveredPassword,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { canBeUsername } from 'shared-api/contracts/directory';
import type { CodeLimits } from '../../../platform/codes/code-limits.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { onlyWayMail } from '../company-sign-in/company-sign-in.mail.ts';
import { findOnlyWay, requireOtherWay, type OnlyWay } from '../company-sign-in/only-way.ts';
import { noteConfirmed } from '../contacts/first-use.ts';
import type { EndWaysIn } from '../contacts/end-ways-in.ts';
import type { LinkLimits } from '../one-time-link-limits.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { passwordChangedMail } from '../passwords/password-changed.mail.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { RequireStrongPassword } from '../passwords/password-strength.ts';
import type { SignInLimits } from '../sign-in/sign-in-limits.ts';
import { samePassword } from '../sign-in/sign-in.texts.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { listMeantUsers } from '../users/meant-users.repository.ts';
import { findUser, setPassword } from '../users/users.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { RecoveryLimits } from './recovery-limits.ts';
import { printedPurpose, recoveryPurpose } from './recovery-purpose.ts';
import { recoveryMail } from './recovery.mail.ts';

interface RecoveryDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'jobs' | 'audit' | 'deliveries' | 'notedRows' | 'oneTimeLinks' | 'product' | 'publicUrl'
> {
  endWaysIn: EndWaysIn;
  passwords: PasswordHasher;
  limits: RecoveryLimits;
  signInLimits: SignInLimits;
  codeLimits: CodeLimits;
  knownDevices: KnownDevices;
  requireStrongPassword: RequireStrongPassword;
  linkLimits: LinkLimits;
}

const jobKind = 'auth.recovery';
const validForMs = 60 * 60_000;

/** The service of forgotten passwords (departure D3): a one-time link by mail, by which a new password is chosen. */
export function createRecoveryService(dependencies: RecoveryDependencies) {
  const { db, clock, jobs, audit, deliveries, oneTimeLinks, endWaysIn, passwords } = dependencies;
  const { limits, signInLimits, codeLimits, knownDevices, requireStrongPassword, linkLimits } = dependencies;
  const { product, publicUrl, notedRows } = dependencies;

  jobs.handle<{ username: string }>(jobKind, async ({ username }) => {
    for (const user of await listMeant(username)) {
      const only = await findOnlyWay(db, user);
      await (only ? sendOnlyWay(user, only) : sendLink(user));
    }
  });

  return {
    /**
     * Has a link sent to a user, if there is one. The answer and the time it takes are the same whether there is: who it is
     * looked up later, by a job.
     */
    request: async (
      { ip }: Caller,
      { username }: InputOf<typeof requestRecovery>,
    ): Promise<RecoveryResult> => {
      await limits.countRequest(username, ip);
      if (!canBeUsername(username)) return 'USER_NOT_FOUND';
      await jobs.enqueue(db, { kind: jobKind, payload: { username } });
      return 'OK';
    },

    /** Whose password a link is for. @throws AppError `link-invalid` */
    findUsername: async ({ ip }: Caller, { secret }: InputOf<typeof openRecoveryLink>): Promise<string> => {
      await linkLimits.count(ip);
      return (await getUserOf(secret)).user.username;
    },

    /** Sets the new password, uses the link up, ends every session of the person and notifies them by mail. @throws AppError `link-invalid`, `invalid-input` */
    choosePassword: async (
      caller: Caller,
      { secret, newPassword }: InputOf<typeof saveRecoveredPassword>,
    ): Promise<void> => {
      await linkLimits.count(caller.ip);
      const { user, purpose } = await getUserOf(secret);
      await requireOtherWay(db, user);
      const { id: userId, firstName: name, email: to, language, companyId } = user;
      await requireStrongPassword(caller, newPassword, user);
      if (await passwords.verify(user.passwordHash, newPassword))
        throw new AppError('invalid-input', { text: samePassword });
      const passwordHash = await passwords.hash(newPassword);
      // What follows explains each change of the row before it: what was written over until now is reported first.
      await notedRows.checkPerson(userId);
      await db.transaction(async (tx) => {
        const sentTo = await oneTimeLinks.findDestination(tx, { purpose, secret });
        await oneTimeLinks.consume(tx, { purpose, secret });
        await setPassword(tx, { userId, passwordHash, now: clock.now() });
        await endWaysIn(tx, userId, { because: 'password' });
        // One that was printed shows nothing of the address, nor does one that went to another.
        const confirmed = { userId, from: caller, kind: 'email', to } as const;
        if (sentTo === to) await noteConfirmed(tx, { audit, clock }, confirmed);
        const content = passwordChangedMail({
          product: product.name,
          name,
          address: publicUrl,
          passkeys: (await listPasskeys(tx, userId)).map((passkey) => passkey.name),
        });
        await deliveries.sendMail(tx, { to, content, language, companyId });
        const data = sentTo === null ? {} : { to: sentTo };
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'password.recovered', data });
      });
      await notedRows.checkPerson(userId);
      const { username } = user;
      await signInLimits.forgetPasswordTries({ username });
      const knownDevice = await knownDevices.find(userId, caller.device);
      if (knownDevice) await signInLimits.forgetPasswordTries({ username, knownDevice });
      await codeLimits.forget(userId);
    },
  };

  /** The user of that name, or everybody with that mail address: each mail says for which user name it is. */
  async function listMeant(typed: string): Promise<UserRecord[]> {
    const meant = await listMeantUsers(db, typed);
    return meant.filter(({ isProductEnabled }) => isProductEnabled);
  }

  async function sendLink(user: UserRecord): Promise<void> {
    const { id, email, firstName, username, language, companyId } = user;
    await db.transaction(async (tx) => {
      const link = { purpose: recoveryPurpose, subject: id, sentTo: email, validForMs };
      const secret = await oneTimeLinks.issue(tx, link);
      const address = `${publicUrl}/recover#${secret}`;
      const content = recoveryMail({ product: product.name, name: firstName, username, address });
      await deliveries.sendMail(tx, { to: email, content, language, companyId, mayRetry: false });
    });
  }

  async function sendOnlyWay(
    { email, firstName, language, companyId }: UserRecord,
    { company, name: provider }: OnlyWay,
  ): Promise<void> {
    const address = `${publicUrl}/?company=${company}`;
    const content = onlyWayMail({ product: product.name, name: firstName, provider, address });
    await deliveries.sendMail(db, { to: email, content, language, companyId });
  }

  async function getUserOf(secret: string): Promise<{ readonly user: UserRecord; readonly purpose: string }> {
    for (const purpose of [recoveryPurpose, printedPurpose]) {
      const userId = await oneTimeLinks.tryFind(db, { purpose, secret });
      const user = userId === undefined ? undefined : await findUser(db, userId);
      if (user?.isProductEnabled) return { user, purpose };
    }
    throw new AppError('link-invalid');
  }
}
