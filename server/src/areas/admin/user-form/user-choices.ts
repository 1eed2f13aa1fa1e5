import type { UserGroup } from 'shared-api/contracts/admin';
import { countryPrefixes, mayGiveRights, mayGiveSuperUser } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Directory, GroupRecord } from '../../ports/directory.port.ts';

/** Lists what a user can be given: the companies that the caller administers, their groups, the prefixes of phone numbers. */
export async function listUserChoices(executor: Executor, directory: Directory, { session }: SignedInCaller) {
  const companies = await directory.listOwnCompanies(session);
  const ids = companies.map(({ id }) => id);
  const groups = ids.length === 0 ? [] : await directory.listGroups(executor, ids);
  const prefixes = [...new Set(countryPrefixes().map(({ prefix }) => prefix))];
  return {
    companies: [...companies],
    groups,
    prefixes: prefixes.map((prefix) => ({ prefix })),
    mayGiveSuper: mayGiveSuperUser(session),
  };
}

/** A group as the form shows it. */
export function presentGroup(
  { session }: SignedInCaller,
  { id, name, companyId, permissions }: GroupRecord,
  isChecked: boolean,
): UserGroup {
  const mayGive = mayGiveRights(session, permissions);
  return { id, name, companyId, permissions: [...permissions], isChecked, mayGive };
}
