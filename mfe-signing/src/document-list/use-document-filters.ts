import { useMemo } from 'react';
import { statusFilter, type StatusFilter } from 'shared-api/contracts/signing';
import { useListFilters } from 'shared-ui';

/** What the grid shows; the address keeps it. */
export interface DocumentFilters {
  readonly status: StatusFilter;
  readonly search: string;
  readonly companyId: string | undefined;
  readonly userId: string | undefined;
}

/** Not signed, for administrators who chose nothing (spec 02 §2). */
const defaults = { status: '0', search: '', company: '', resource: '' };

/** The filters of the address, and how to change them. Receivers have the search alone, and see all. */
export function useDocumentFilters(isAdmin: boolean) {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const filters = useMemo<DocumentFilters>(() => {
    const { search } = texts;
    if (!isAdmin) return { status: '-1', search, companyId: undefined, userId: undefined };
    const status = statusFilter.catch('0').parse(texts.status);
    return { status, search, companyId: texts.company || undefined, userId: texts.resource || undefined };
  }, [texts, isAdmin]);
  const change = (changes: Partial<DocumentFilters>) => {
    const { companyId: company = '', userId: resource = '', ...others } = changes;
    changeTexts({
      ...others,
      ...('companyId' in changes && { company }),
      ...('userId' in changes && { resource }),
    });
  };
  return { filters, change };
}

/** Whether somebody narrowed the list beyond its default. */
export function isNarrowed({ search, companyId, userId }: DocumentFilters): boolean {
  return Boolean(search || companyId || userId);
}
