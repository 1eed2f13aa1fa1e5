import { isOtherAddress } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AccountFields, Accounts, ChangedAccount } from '../../ports/accounts.port.ts';
import { gainsPower, type PowerNotices } from '../administrators/power-notices.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { emailColumns, hasComeIn, isOtherNumber, phoneColumns } from '../contacts/contact-columns.ts';
import type { EndWaysIn } from '../contacts/end-ways-in.ts';
import type { ProposeContacts, ProposedContacts } from '../contacts/propose-contacts.ts';
import type { SettleContacts } from '../contacts/settle-contacts.ts';
import { withFreeUsername } from './free-username.ts';
import { phoneOf } from './user-phone.ts';
import type { UserRecord } from './user.schema.ts';
import { lockUserRecords, updateAccounts } from './user-administration.repository.ts';

interface ChangeDependencies extends Pick<AuthPlatform, 'clock' | 'directory'> {
  readonly endWaysIn: EndWaysIn;
  readonly powerNotices: PowerNotices;
  readonly proposeContacts: ProposeContacts;
  readonly settleContacts: SettleContacts;
}

interface Change {
  readonly user: UserRecord;
  /** What counts at once. */
  readonly fields: Partial<AccountFields>;
  /** What the person has to confirm first. */
  readonly proposed: ProposedContacts;
}

/** Makes what writes fields of accounts, a few statements for all of them, and what follows for each (port `accounts`). */
export function createChangeAccounts(dependencies: ChangeDependencies): Accounts['changeAccounts'] {
  const { clock, directory, endWaysIn, powerNotices, proposeContacts, settleContacts } = dependencies;
  return async (executor, changes, by) => {
    const ids = changes.map(({ id }) => id);
    const users = new Map((await lockUserRecords(executor, ids)).map((user) => [user.id, user]));
    const known = changes.map(({ id, fields }) => {
      const user = users.get(id);
      if (!user || user.removedAt) throw new AppError('not-found');
      return changeOf(user, fields);
    });
    const stamp = { changedAt: clock.now(), changedBy: by.session.userId };
    const stand = known.map((change) => ({ ...change.user, ...rowOf(change, stamp) }));
    const versions = await withFreeUsername(() => updateAccounts(executor, stand, stamp));
    await follow(executor, known);
    const gained = stand.filter((after) => gainsPower(users.get(after.id), after));
    await powerNotices.announcePower(executor, gained, by.session.userId);
    const settled = new Map<string, ChangedAccount>();
    for (const change of known) settled.set(change.user.id, await settle(executor, by, { change, versions }));
    return settled;
  };

  /** What follows for one of them: an address, a number, an account that is closed, or what is proposed. */
  async function settle(
    executor: Executor,
    by: SignedInCaller,
    { change, versions }: { change: Change; versions: ReadonlyMap<string, number> },
  ): Promise<ChangedAccount> {
    const { user, fields, proposed } = change;
    if (isMoved(change)) await settleContacts.notifyAddressGone(executor, user, fields.email ?? user.email);
    if (fields.isActive === false) await endWaysIn(executor, user.id);
    await proposeContacts(executor, by, { user, wanted: proposed });
    return { version: versions.get(user.id) ?? 0, proposed: namesOf(proposed) };
  }

  /** Lets the directory follow what changed of people: their names, and the companies whose employees they are. */
  async function follow(executor: Executor, changes: readonly Change[]): Promise<void> {
    const renamed = [];
    for (const { user, fields } of changes) {
      const { firstName = user.firstName, lastName = user.lastName, companyId = user.companyId } = fields;
      const userId = user.id;
      if (companyId !== null && companyId !== user.companyId)
        await directory.moveUser(executor, {
          userId,
          companyId,
          name: `${lastName} ${firstName}`,
          now: clock.now(),
        });
      else if (firstName !== user.firstName || lastName !== user.lastName)
        renamed.push({ userId, firstName, lastName });
    }
    await directory.renameUsers(executor, renamed);
  }
}

/**
 * Who has come in already confirms how they are reached: another address or number is proposed to them, whoever administers them (decision
 * 102). To take a number away is such a change too: its person is told there, and has a say.
 */
function changeOf(user: UserRecord, fields: Partial<AccountFields>): Change {
  if (!hasComeIn(user)) return { user, fields, proposed: {} };
  const { email, prefix = user.prefix, mobile = user.mobile, ...others } = fields;
  const number = { prefix, mobile };
  const isProposed = {
    email: isMoved({ user, fields }),
    phone: isOtherNumber(user, number) && (mobile !== '' || phoneOf(user) !== undefined),
  };
  return {
    user,
    fields: {
      ...others,
      ...(email !== undefined && !isProposed.email && { email }),
      ...(!isProposed.phone && number),
    },
    proposed: {
      ...(isProposed.email && { email }),
      ...(isProposed.phone && { phone: mobile === '' ? noNumber : number }),
    },
  };
}

/** What is proposed where a number is to be taken away. */
const noNumber = { prefix: '', mobile: '' };

function namesOf({ email, phone }: ProposedContacts): readonly (keyof AccountFields)[] {
  return [
    ...(email === undefined ? [] : (['email'] as const)),
    ...(phone ? (['prefix', 'mobile'] as const) : []),
  ];
}

function isMoved({ user, fields }: Pick<Change, 'user' | 'fields'>): boolean {
  return fields.email !== undefined && isOtherAddress(user, fields.email);
}

function isRenumbered({ user, fields }: Pick<Change, 'user' | 'fields'>): boolean {
  const { prefix = user.prefix, mobile = user.mobile } = fields;
  return isOtherNumber(user, { prefix, mobile });
}

/** What of a user's row is other than it was. */
function rowOf(
  { user, fields: { isActive, ...written } }: Change,
  { changedAt, changedBy }: { readonly changedAt: Date; readonly changedBy: string },
): Partial<UserRecord> {
  const origin = { now: changedAt, by: changedBy, isConfirmed: false, isVouched: false };
  const { prefix = user.prefix, mobile = user.mobile } = written;
  return {
    ...written,
    ...(isMoved({ user, fields: written }) && emailColumns(user, written.email ?? user.email, origin)),
    ...(isRenumbered({ user, fields: written }) && phoneColumns(user, { prefix, mobile }, origin)),
    ...(isActive !== undefined && { isProductEnabled: isActive }),
  };
}
