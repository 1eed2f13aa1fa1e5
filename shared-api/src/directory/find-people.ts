import { useQuery } from '@tanstack/react-query';
import type { CompanyName } from '../contracts/directory/companies.contract.ts';
import { readQuery, searchQuery } from '../client/call-query.ts';
import type { CallInput, OutputOf } from '../contracts/common/index.ts';
import type { findEmployees } from '../contracts/directory/employees.contract.ts';
import { loadDirectoryCalls } from './load-directory-calls.ts';

interface CompanyNames {
  /** Undefined while they load. */
  readonly companies: readonly CompanyName[] | undefined;
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In milliseconds: a name may be a little old. */
const namesMaxAge = 5 * 60_000;

/** How the names of companies are read and kept, for pickers and the palette. */
export const companyNamesQuery = readQuery('companyNames', {}, async (signal) =>
  (await loadDirectoryCalls()).askOwnCompanies(signal),
);

/** The names of the companies that an administrator may choose among, without their people. */
export function useCompanyNames({ isNeeded = true }: { readonly isNeeded?: boolean } = {}): CompanyNames {
  const { data, error, isError, refetch } = useQuery({
    ...companyNamesQuery,
    enabled: isNeeded,
  });
  return { companies: data?.companies, hasFailed: isError, error, onRetry: () => void refetch() };
}

/** A search, on the server, for those of a company's people whose account the caller may manage: for the kit's pickers. */
export function searchManagedPeople(
  companyId: string,
  /** A user who is not to be chosen. */
  { except = '' }: { readonly except?: string } = {},
) {
  return (text: string) =>
    searchQuery(employeesQuery({ text, companyId }), ({ employees, total }) => {
      const managed = employees.filter(({ mayManage, userId }) => mayManage && userId !== except);
      const people = managed.map(({ userId, name, user }) => ({
        id: userId,
        name,
        ...(user !== null && { detail: user }),
      }));
      return { people, total: total - (employees.length - managed.length) };
    });
}

/** A search, on the server, for those people whom the caller may choose among, in one company or in all: for the kit's pickers. */
export function searchPeople(companyId?: string) {
  return (text: string) =>
    searchQuery(employeesQuery({ text, companyId }), ({ employees, total }) => {
      const keyOf = (one: { name: string; companyName: string }) =>
        JSON.stringify([one.name, one.companyName]);
      const keys = employees.map(keyOf);
      const people = employees.map((employee) => {
        const { userId, user, name, companyName } = employee;
        const isShared = keys.filter((key) => key === keyOf(employee)).length > 1;
        const detail = [companyName, isShared ? user : ''].filter(Boolean).join(' · ');
        return { id: userId, name, ...(detail !== '' && { detail }) };
      });
      return { people, total };
    });
}

/** What somebody is called whom the caller may choose; undefined while it is not known, and for nobody. */
export function usePersonName(userId: string | undefined): string | undefined {
  const { data } = useQuery({
    ...employeesQuery({ text: '', userId }),
    enabled: userId !== undefined,
    staleTime: namesMaxAge,
  });
  return data?.employees[0]?.name;
}

function employeesQuery(input: CallInput<typeof findEmployees>) {
  return readQuery('employees', input, async (signal): Promise<OutputOf<typeof findEmployees>> =>
    (await loadDirectoryCalls()).askEmployees(input, signal),
  );
}
