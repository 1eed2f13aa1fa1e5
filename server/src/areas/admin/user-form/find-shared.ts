import { isSuperUser } from 'shared-api/contracts/common';
import { visibleCompanies } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AccountRecord, Accounts } from '../../ports/accounts.port.ts';

/** Makes what finds who has the same as a user that was saved: an address, of those whom the caller administers, and a codice fiscale, of their company. */
export function createSharedFinder(
  db: Executor,
  accounts: Pick<Accounts, 'searchAccounts' | 'findAccountsNamed'>,
) {
  return async ({ session }: SignedInCaller, account: AccountRecord, email: string) => {
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
    return {
      ...(byEmail.length > 0 && { sharedEmailWith: byEmail.map(nameOf) }),
      ...(byCode.length > 0 && { sharedFiscalCodeWith: byCode.map(nameOf) }),
    };
  };

  async function findSameCode({ id, companyId, fiscalCode }: AccountRecord) {
    if (fiscalCode === '') return [];
    const names = { usernames: [], emails: [], fiscalCodes: [fiscalCode] };
    const named = await accounts.findAccountsNamed(db, names);
    return named.filter((other) => other.id !== id && other.companyId === companyId);
  }
}

const nameOf = ({ firstName, lastName }: AccountRecord) => `${firstName} ${lastName}`;
