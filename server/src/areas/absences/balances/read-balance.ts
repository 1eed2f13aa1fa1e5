import {
  availableFor,
  counterOf,
  counters,
  earnedBetween,
  type BalanceFacts,
  type Counter,
  type EntryKind,
  type LeaveCause,
} from 'shared-api/contracts/absences';
import { addMonths, monthOf, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { listWaitingLeave } from '../requests/requests.repository.ts';
import { findSettings } from '../settings/settings.repository.ts';
import {
  listAccruedThroughOf,
  listEntriesOf,
  listImportedCounters,
  listPolicies,
} from './balances.repository.ts';

/** What is left of a balance for one request, in minutes. */
interface LeftOfBalance {
  readonly counter: Counter;
  /** What may be taken as of today. */
  readonly available: number;
  /** What is earned besides until the last day of the request. */
  readonly earnedUntil: number;
  /** Whether what takes more than both is refused. */
  readonly isLimit: boolean;
}

interface Wanted {
  readonly employeeId: string;
  readonly companyId: string;
  readonly cause: LeaveCause;
  readonly today: PlainDay;
  /** The last day of what is asked for: what will be earned by then counts. */
  readonly until: PlainDay;
  /** The request itself, which is not held back from itself. */
  readonly except?: string | undefined;
  /** Whether what others only ask for holds nothing back. */
  readonly ignoresWaiting?: boolean;
}

/** What is left for a request (`availableFor`); null where nobody keeps the balance. */
export async function readBalance(executor: Executor, wanted: Wanted): Promise<LeftOfBalance | null> {
  const { employeeId, companyId, cause, except } = wanted;
  const counter = counterOf(cause);
  if (counter === null) return null;
  const known = await readFacts(executor, {
    employeeIds: [employeeId],
    companyId,
    today: wanted.today,
    except,
  });
  const kept = known.get(employeeId)?.get(counter);
  if (!kept) return null;
  const facts = wanted.ignoresWaiting ? { ...kept, waiting: [] } : kept;
  const { isBalanceLimit } = await findSettings(executor, companyId);
  return { counter, ...availableFor(wanted, facts), isLimit: isBalanceLimit };
}

interface OfPeople {
  readonly employeeIds: readonly string[];
  readonly companyId: string;
  readonly today: PlainDay;
}

/** What employees of a company may take as of today, in minutes, of each balance that is kept of them. */
export async function readAvailable(
  executor: Executor,
  of: OfPeople,
): Promise<ReadonlyMap<string, ReadonlyMap<Counter, number>>> {
  const { today } = of;
  const known = await readFacts(executor, of);
  return new Map(
    [...known].map(([employeeId, byCounter]) => [
      employeeId,
      new Map(
        [...byCounter].map(([counter, facts]) => [
          counter,
          availableFor({ today, until: today }, facts).available,
        ]),
      ),
    ]),
  );
}

/**
 * What each balance of some employees is counted from, without one request. A balance is kept of an employee of whom something was
 * imported, earned or entered by hand, and of all of a company that imports it or gives it by a policy: who is new there has nothing yet,
 * and what they will earn.
 */
async function readFacts(
  executor: Executor,
  { employeeIds, companyId, today, except }: OfPeople & { readonly except?: string | undefined },
): Promise<ReadonlyMap<string, ReadonlyMap<Counter, BalanceFacts>>> {
  const entries = await listEntriesOf(executor, employeeIds);
  const waiting = await listWaitingLeave(executor, { employeeIds, except });
  const accrued = await listAccruedThroughOf(executor, employeeIds);
  const policies = await listPolicies(executor, { companyId });
  const imported = await listImportedCounters(executor, companyId);
  // Who was not seen yet begins with the month that it is.
  const before = addMonths(monthOf(today), -1);
  return new Map(
    employeeIds.map((employeeId) => {
      const through = accrued.get(employeeId) ?? null;
      const since = through === null ? before : monthOf(`${through}-01`);
      const own = policies.filter((policy) => policy.employeeId === null || policy.employeeId === employeeId);
      const ofEmployee = entries.filter((entry) => entry.employeeId === employeeId);
      const facts = counters.flatMap((counter): [Counter, BalanceFacts][] => {
        const ofCounter = ofEmployee.filter((entry) => entry.counter === counter);
        const isGiven = imported.has(counter) || own.some(({ yearly }) => yearly[counter] > 0);
        if (!isGiven && !isKept(ofCounter)) return [];
        return [
          [
            counter,
            {
              entries: ofCounter.filter(({ requestId }) => except === undefined || requestId !== except),
              waiting: waiting.filter((each) => each.employeeId === employeeId && each.cause === counter),
              earnedBy: (day) => earnedBetween(own, { employeeId, counter, since, until: day }),
            },
          ],
        ];
      });
      return [employeeId, new Map(facts)];
    }),
  );
}

/** Whether a balance is kept by its entries: leave alone, which was taken before anybody said how much there is, keeps none. */
function isKept(entries: readonly { readonly kind: EntryKind }[]): boolean {
  return entries.some(({ kind }) => kind === 'import' || kind === 'accrual' || kind === 'adjustment');
}
