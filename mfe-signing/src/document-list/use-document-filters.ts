import { useMemo } from 'react';
import { useCompanyNames, usePersonName } from 'shared-api/queries';
import {
  documentSort,
  statusFilter,
  type DocumentSort,
  type StatusFilter,
} from 'shared-api/contracts/signing';
import { useListFilters, type CompanySource, type RecordSort } from 'shared-ui';

/** What the grid shows, in what order; the address keeps it. */
export interface DocumentFilters {
  readonly status: StatusFilter;
  readonly search: string;
  readonly companyId: string | undefined;
  readonly userId: string | undefined;
  /** The newest first where it is left out. */
  readonly order: DocumentOrder | undefined;
}

/** By what the rows are sorted, and which way. */
export interface DocumentOrder extends Pick<RecordSort, 'direction'> {
  readonly sort: DocumentSort;
}

/** Not signed, for administrators who chose nothing (spec 02 §2). */
const defaults = { status: '0', search: '', company: '', resource: '', sort: '' };

/** The filters of the address, and how to change them. Receivers have the search alone, and see all. */
export function useDocumentFilters(isAdmin: boolean) {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const filters = useMemo<DocumentFilters>(() => {
    const { search } = texts;
    const order = readOrder(texts.sort);
    if (!isAdmin) return { status: '-1', search, companyId: undefined, userId: undefined, order };
    const status = statusFilter.catch('0').parse(texts.status);
    const { company, resource } = texts;
    return { status, search, companyId: company || undefined, userId: resource || undefined, order };
  }, [texts, isAdmin]);
  const change = (changes: Partial<DocumentFilters>) => {
    const { companyId: company = '', userId: resource = '', order, ...others } = changes;
    changeTexts({
      ...others,
      ...('companyId' in changes && { company }),
      ...('userId' in changes && { resource }),
      ...('order' in changes && { sort: order ? writeOrder(order) : '' }),
    });
  };
  return { filters, change };
}

/** Whether somebody narrowed the list beyond its default. */
export function isNarrowed({ search, companyId, userId }: DocumentFilters): boolean {
  return Boolean(search || companyId || userId);
}

/** What takes away all that narrows the list beyond its status; the order stays. */
export const noDocumentFilters = {
  search: '',
  companyId: undefined,
  userId: undefined,
} as const satisfies Partial<DocumentFilters>;

/** The names of the companies, read once one picks among them or has picked. */
export function useFilterCompanies({ companyId }: DocumentFilters, isPicking: boolean): CompanySource {
  return useCompanyNames({ isNeeded: isPicking || companyId !== undefined });
}

/** What the chosen company and person are called, as soon as that is known. */
export function useNamesOfFilters({ companyId, userId }: DocumentFilters, { companies }: CompanySource) {
  const person = usePersonName(userId);
  return { company: companyId && companies?.find(({ id }) => id === companyId)?.name, person };
}

/** In the address `title` goes up and `-title` down. */
function readOrder(text: string): DocumentOrder | undefined {
  const isDown = text.startsWith('-');
  const { data: sort } = documentSort.safeParse(isDown ? text.slice(1) : text);
  return sort && { sort, direction: isDown ? 'descending' : 'ascending' };
}

function writeOrder({ sort, direction }: DocumentOrder): string {
  return direction === 'descending' ? `-${sort}` : sort;
}
