import type { Executor } from '../../platform/db/database.ts';
import type { Accounts } from '../ports/accounts.port.ts';
import type { YoungChangeRule } from 'shared-api/contracts/directory';
import type { Directory } from '../ports/directory.port.ts';
import type { People } from '../ports/people.port.ts';

/** A company, as far as signing must know. */
export interface SigningCompany {
  readonly id: string;
  readonly name: string;
  /** Whether each signature needs a code by SMS (`otp_sms_{product}`). */
  readonly needsSmsCode: boolean;
  /** Whether every page is shown before one signs. */
  readonly asksAllPages: boolean;
  /** What holds for who signs while a change of theirs is young (decision 119). */
  readonly youngChange: YoungChangeRule;
}

/** What signing asks of the areas that know persons and companies; `main.ts` wires it to their services. */
export interface SigningDirectory
  extends
    Pick<
      People,
      | 'findPerson'
      | 'findPeople'
      | 'findPersonByEmail'
      | 'findContacts'
      | 'findYoungChange'
      | 'findYoungChangeAt'
      | 'confirmAddress'
      | 'demandsStrongSignIn'
      | 'findMembers'
      | 'listAdministrators'
      | 'wantsMail'
    >,
    Pick<Accounts, 'listAccountIds'>,
    Pick<
      Directory,
      'findEmployees' | 'describeUser' | 'findGroup' | 'listGroups' | 'listMembers' | 'countMembers'
    > {
  findCompany(executor: Executor, companyId: string): Promise<SigningCompany | undefined>;
  findCompanies(executor: Executor, ids: Iterable<string>): Promise<ReadonlyMap<string, SigningCompany>>;
}
