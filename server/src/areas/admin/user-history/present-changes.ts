import { compareNames } from 'shared-api/contracts/common';
import type { UserChange } from 'shared-api/contracts/admin';

/** The names of companies and groups by their ids. */
export type Names = ReadonlyMap<string, string>;

type Facts = Readonly<Record<string, unknown>>;

/** The fields that a history shows, in the order of the form; whatever else an event holds is not for this screen. */
const shown: Readonly<Record<string, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  username: 'username',
  fiscalCode: 'fiscalCode',
  companyId: 'company',
  email: 'email',
  pendingEmail: 'pendingEmail',
  pendingPhone: 'pendingPhone',
  prefix: 'prefix',
  mobile: 'mobile',
  isActive: 'isActive',
  usesBadge: 'usesBadge',
  b: 'isCompanyAdmin',
  a: 'isSuper',
  groupIds: 'groups',
};

/** What an event changed, as a person reads it: names for ids, `S` and `N` for yes and no. */
export function presentChanges(data: Facts, names: Names): UserChange[] {
  const [before, after] = [factsOf(data['before']), factsOf(data['after'])];
  return Object.entries(shown).flatMap(([name, field]) => {
    if (!(name in after) && !(name in before)) return [];
    const change = {
      field,
      before: inWords(name, before[name], names),
      after: inWords(name, after[name], names),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** The ids that stand under a name before and after. */
export function idsWithin(data: Facts, name: string): string[] {
  return [data['before'], data['after']]
    .map((facts) => factsOf(facts)[name])
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((id): id is string => typeof id === 'string' && id !== '');
}

function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};
}

function inWords(name: string, value: unknown, names: Names): string {
  if (Array.isArray(value))
    return value
      .map((id) => names.get(String(id)) ?? String(id))
      .toSorted(compareNames)
      .join(', ');
  if (typeof value === 'boolean') return value ? 'S' : 'N';
  if (typeof value !== 'string') return '';
  if (name === 'a' || name === 'b') return value === 'N' ? 'N' : 'S';
  return name === 'companyId' ? (names.get(value) ?? value) : value;
}
