import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { statusFilter, type StatusFilter } from 'shared-api/contracts/signing';

/** What the grid shows; the address keeps it. */
export interface DocumentFilters {
  readonly status: StatusFilter;
  readonly search: string;
  readonly companyId: string | undefined;
  readonly userId: string | undefined;
}

const names = { status: 'status', search: 'search', companyId: 'company', userId: 'resource' } as const;

/** Not signed, for administrators who chose nothing (spec 02 §2); receivers see all. */
const defaultStatus = (isAdmin: boolean): StatusFilter => (isAdmin ? '0' : '-1');

/** The filters of the address, and how to change them. */
export function useDocumentFilters(isAdmin: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const asked = statusFilter.safeParse(parameters.get(names.status));
  const status = isAdmin && asked.success ? asked.data : defaultStatus(isAdmin);
  const search = parameters.get(names.search) ?? '';
  const companyId = (isAdmin && parameters.get(names.companyId)) || undefined;
  const userId = (isAdmin && parameters.get(names.userId)) || undefined;
  const filters = useMemo<DocumentFilters>(
    () => ({ status, search, companyId, userId }),
    [status, search, companyId, userId],
  );
  const change = useCallback(
    (changes: Partial<DocumentFilters>) =>
      setParameters(
        (before) => {
          for (const [key, value] of Object.entries(changes)) {
            const name = names[key as keyof DocumentFilters];
            if (!value || (key === 'status' && value === defaultStatus(true))) before.delete(name);
            else before.set(name, value);
          }
          return before;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { filters, change };
}

/** Whether somebody narrowed the list beyond its default. */
export function isNarrowed({ search, companyId, userId }: DocumentFilters): boolean {
  return Boolean(search || companyId || userId);
}
