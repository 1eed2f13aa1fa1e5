import {
  counterOf,
  earnedBetween,
  leftFor,
  type Counter,
  type EntryKind,
  type LeaveCause,
} from 'shared-api/contracts/absences';
import { monthOf, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { listWaiting } from '../requests/requests.repository.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { findAccruedThrough, listEntries, listPolicies } from './balances.repository.ts';

/** What is left of a balance for one request, in minutes. */
interface LeftOfBalance {
  readonly counter: Counter;
  readonly minutes: number;
  /** Whether what takes more is refused. */
  readonly isLimit: boolean;
}

interface Wanted {
  readonly employeeId: string;
  readonly companyId: string;
  readonly cause: LeaveCause;
  /** The last day of what is asked for: what will be earned by then counts. */
  readonly until: PlainDay;
  /** The request itself, which is not held back from itself. */
  readonly except?: string | undefined;
}

/**
 * What is left for a request: the ledger with what will be earned until then, less what waits for approval, and less what is taken later
 * and could not be any more (`leftFor`). Null where nobody keeps the balance: nothing was ever imported, earned or entered by hand.
 */
export async function readBalance(executor: Executor, wanted: Wanted): Promise<LeftOfBalance | null> {
  const { employeeId, companyId, cause, until, except } = wanted;
  const counter = counterOf(cause);
  if (counter === null) return null;
  const entries = await listEntries(executor, { employeeId, counter });
  if (!isKept(entries)) return null;
  const waiting = await listWaiting(executor, { employeeId, cause, except });
  const accruedThrough = await findAccruedThrough(executor, employeeId);
  const policies = accruedThrough === null ? [] : await listPolicies(executor, { companyId, employeeId });
  const earnedBy = (day: PlainDay) =>
    accruedThrough === null
      ? 0
      : earnedBetween(policies, {
          employeeId,
          counter,
          since: monthOf(`${accruedThrough}-01`),
          until: day,
        });
  const { isBalanceLimit } = await findSettings(executor, companyId);
  return { counter, minutes: leftFor(until, { entries, waiting, earnedBy }), isLimit: isBalanceLimit };
}

/** Whether a balance is kept by its entries: leave alone, which was taken before anybody said how much there is, keeps none. */
export function isKept(entries: readonly { readonly kind: EntryKind }[]): boolean {
  return entries.some(({ kind }) => kind === 'import' || kind === 'accrual' || kind === 'adjustment');
}
