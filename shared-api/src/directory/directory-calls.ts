import { call } from '../client/transport.ts';
import type { CallInput, OutputOf } from '../contracts/common/index.ts';
import { listOwnCompanies } from '../contracts/directory/companies.contract.ts';
import { findEmployees } from '../contracts/directory/employees.contract.ts';

/** Asks for the names of the companies among which an administrator may choose. @throws ApiError */
export function askOwnCompanies(signal: AbortSignal): Promise<OutputOf<typeof listOwnCompanies>> {
  return call(listOwnCompanies, {}, { signal });
}

/** Searches people. @throws ApiError */
export function askEmployees(
  input: CallInput<typeof findEmployees>,
  signal: AbortSignal,
): Promise<OutputOf<typeof findEmployees>> {
  return call(findEmployees, input, { signal });
}
