import { useMemo } from 'react';
import { userSearch, userSort, type UserSort } from 'shared-api/contracts/admin';
import { useListFilters, type RecordSort } from 'shared-ui';

/** What the list shows, in what order; the address keeps it, and the company this device. */
export interface UserFilters {
  readonly search: string;
  readonly isActive: boolean | undefined;
  readonly isAdministrator: boolean | undefined;
  readonly groupId: string | undefined;
  /** False for those who never came; left out otherwise. */
  readonly hasSignedIn: false | undefined;
  /** By surname and name where it is left out. */
  readonly order: UserOrder | undefined;
}

/** By what the rows are sorted, and which way. */
export interface UserOrder extends Pick<RecordSort, 'direction'> {
  readonly sort: UserSort;
}

const defaults = { search: '', active: '', admin: '', group: '', never: '', sort: '' };

/** The filters of the address, and how to change them. */
export function useUserFilters() {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const filters = useMemo<UserFilters>(
    () => ({
      search: userSearch.catch('').parse(texts.search),
      isActive: readFlag(texts.active),
      isAdministrator: readFlag(texts.admin),
      groupId: texts.group || undefined,
      hasSignedIn: texts.never === '' ? undefined : false,
      order: readOrder(texts.sort),
    }),
    [texts],
  );
  const change = (changes: Partial<UserFilters>) => {
    const { isActive, isAdministrator, groupId, hasSignedIn, order, search } = changes;
    changeTexts({
      ...('search' in changes && { search: search ?? '' }),
      ...('isActive' in changes && { active: writeFlag(isActive) }),
      ...('isAdministrator' in changes && { admin: writeFlag(isAdministrator) }),
      ...('groupId' in changes && { group: groupId ?? '' }),
      ...('hasSignedIn' in changes && { never: hasSignedIn === false ? '1' : '' }),
      ...('order' in changes && { sort: order ? writeOrder(order) : '' }),
    });
  };
  return { filters, change };
}

export type ChangeUserFilters = ReturnType<typeof useUserFilters>['change'];

/** What gives every filter its default; the order stays. */
export const noUserFilters = {
  search: '',
  isActive: undefined,
  isAdministrator: undefined,
  groupId: undefined,
  hasSignedIn: undefined,
} as const satisfies Partial<UserFilters>;

/** Whether anything narrows the list. */
export function isNarrowed({ order: _order, ...filters }: UserFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '');
}

function readFlag(text: string): boolean | undefined {
  return text === '' ? undefined : text === 'S';
}

function writeFlag(flag: boolean | undefined): string {
  return flag === undefined ? '' : flag ? 'S' : 'N';
}

/** In the address `email` goes up and `-email` down. */
function readOrder(text: string): UserOrder | undefined {
  const isDown = text.startsWith('-');
  const { data: sort } = userSort.safeParse(isDown ? text.slice(1) : text);
  return sort && { sort, direction: isDown ? 'descending' : 'ascending' };
}

function writeOrder({ sort, direction }: UserOrder): string {
  return direction === 'descending' ? `-${sort}` : sort;
}
