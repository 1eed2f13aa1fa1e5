import { isSuperUser } from 'shared-api/contracts/common';
import { mayAdministerUser, readPhoneNumber, visibleCompanies } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AccountRecord, Accounts } from '../../ports/accounts.port.ts';

interface Reached {
  readonly email: string;
  readonly prefix: string;
  readonly mobile: string;
}

/**
 * Makes what finds who has the same as a user that was saved: an address or a mobile number, of those whom the caller administers, and a
 * codice fiscale, of their company.
 */
export function createSharedFinder(
  db: Executor,
  accounts: Pick<Accounts, 'searchAccounts' | 'findAccountsNamed'>,
) {
  return async ({ session }: SignedInCaller, account: AccountRecord, { email, ...number }: Reached) => {
    const filter = {
      companyIds: visibleCompanies(session),
      withSuperUsers: isSuperUser(session.flags),
      words: [email],
    };
    const order = { by: 'name', direction: 'ascending' } as const;
    const found = await accounts.searchAccounts(db, filter, { order, offset: 0, limit: 20 });
    const byEmail = found.accounts.filter(
      (other) => other.id !== account.id && other.email.toLowerCase() === email.toLowerCase(),
    );
    const byCode = await findSameCode(account);
    const byPhone = (await findSamePhone(account, number)).filter((other) =>
      mayAdministerUser(session, { ...other, flags: other }),
    );
    return {
      ...(byEmail.length > 0 && { sharedEmailWith: byEmail.map(nameOf) }),
      ...(byPhone.length > 0 && { sharedPhoneWith: byPhone.map(nameOf) }),
      ...(byCode.length > 0 && { sharedFiscalCodeWith: byCode.map(nameOf) }),
    };
  };

  async function findSameCode({ id, companyId, fiscalCode }: AccountRecord) {
    if (fiscalCode === '') return [];
    const names = { usernames: [], emails: [], fiscalCodes: [fiscalCode] };
    const named = await accounts.findAccountsNamed(db, names);
    return named.filter((other) => other.id !== id && other.companyId === companyId);
  }

  async function findSamePhone({ id }: AccountRecord, { prefix, mobile }: Omit<Reached, 'email'>) {
    const number = readPhoneNumber(prefix, mobile);
    if (!number) return [];
    const names = { usernames: [], emails: [], mobiles: [number.mobile] };
    const named = await accounts.findAccountsNamed(db, names);
    return named.filter(
      (other) => other.id !== id && readPhoneNumber(other.prefix, other.mobile)?.full === number.full,
    );
  }
}

const nameOf = ({ firstName, lastName }: AccountRecord) => `${firstName} ${lastName}`;
