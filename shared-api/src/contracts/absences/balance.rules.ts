import { addMonths, dayOfMonth, groupBy, monthOf, type PlainDay, type PlainMonth } from '../common/index.ts';

/** The balances of an employee: ferie, permessi (ROL) and ex festività. */
export const counters = ['holiday', 'paidLeave', 'formerHolidays'] as const;
export type Counter = (typeof counters)[number];

/** In what a balance is told: in the unit in which one asks for it. */
export const unitOfCounter = {
  holiday: 'days',
  paidLeave: 'hours',
  formerHolidays: 'hours',
} as const satisfies Record<Counter, 'days' | 'hours'>;

/** Why a balance changed. Entries are added and never changed; what was wrong is corrected by another. */
export const entryKinds = ['accrual', 'import', 'taken', 'returned', 'correction', 'adjustment'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry of a balance; minutes are signed: what is taken is negative. */
interface LedgerEntry {
  readonly day: PlainDay;
  readonly minutes: number;
  /** Whose request took it or gives it back; null or absent for what no request brought about. */
  readonly requestId?: string | null;
}

/** Minutes that somebody earns in a year, by balance. */
export type YearlyMinutes = Readonly<Record<Counter, number>>;

/** What a month of a year earns, in whole minutes: the twelve of them are the year, to the minute. */
export function accrualOf(yearly: number, { month }: Pick<PlainMonth, 'month'>): number {
  return Math.round((yearly * month) / 12) - Math.round((yearly * (month - 1)) / 12);
}

function isBefore(one: PlainMonth, other: PlainMonth): boolean {
  return one.year < other.year || (one.year === other.year && one.month < other.month);
}

/** What is earned from a day on: by everybody of a company, or by one employee. */
export interface EarningPolicy {
  /** Null for the company's. */
  readonly employeeId: string | null;
  readonly validFrom: PlainDay;
  readonly yearly: YearlyMinutes;
}

/** The policy by which an employee earns a month: the last of their own that began by its first day, else the last of their company. */
export function policyOf<Policy extends EarningPolicy>(
  policies: readonly Policy[],
  employeeId: string,
  month: PlainMonth,
): Policy | undefined {
  const first = dayOfMonth(month, 1);
  const begun = policies.filter(({ validFrom }) => validFrom <= first);
  const own = begun.filter((policy) => policy.employeeId === employeeId);
  const candidates = own.length > 0 ? own : begun.filter((policy) => policy.employeeId === null);
  return candidates.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];
}

/** What an employee will have earned of a balance by a day, after the last month that was earned; each month by its own policy. */
export function earnedBetween(
  policies: readonly EarningPolicy[],
  {
    employeeId,
    counter,
    since,
    until,
  }: {
    readonly employeeId: string;
    readonly counter: Counter;
    readonly since: PlainMonth;
    readonly until: PlainDay;
  },
): number {
  let total = 0;
  for (let month = addMonths(since, 1); isBefore(month, monthOf(until)); month = addMonths(month, 1))
    total += accrualOf(policyOf(policies, employeeId, month)?.yearly[counter] ?? 0, month);
  return total;
}

/** What a balance is counted from. */
export interface BalanceFacts {
  readonly entries: readonly LedgerEntry[];
  /** What requests that wait take, from the day on which they begin; positive minutes. */
  readonly waiting: readonly Pick<LedgerEntry, 'day' | 'minutes'>[];
  readonly earnedBy: (day: PlainDay) => number;
}

/**
 * What one may take (disponibili oggi): the one figure of a balance, the same on every screen; and what is earned besides until the last
 * day of a request. Both together are the limit of that request.
 */
export function availableFor(
  { today, until }: { readonly today: PlainDay; readonly until: PlainDay },
  facts: BalanceFacts,
): { readonly available: number; readonly earnedUntil: number } {
  const available = leftFor(today, facts);
  return { available, earnedUntil: until > today ? leftFor(until, facts) - available : 0 };
}

/**
 * What is left of a balance for a request that ends on a day: the least that there is on that day and on every later one on which
 * something is taken, so that leave of December, which December pays for, takes nothing from March, and nobody takes twice.
 */
export function leftFor(until: PlainDay, { entries, waiting, earnedBy }: BalanceFacts): number {
  const counted = netOfRequests(entries);
  const leftOn = (day: PlainDay) =>
    // What was given counts at once; what is taken from the day on which it is.
    sumOf(counted.filter((entry) => entry.minutes > 0 || entry.day <= day)) -
    sumOf(waiting.filter((entry) => entry.day <= day)) +
    earnedBy(day);
  const taken = [...counted.filter(({ minutes }) => minutes < 0), ...waiting].map(({ day }) => day);
  return Math.min(...[until, ...taken.filter((day) => day > until)].map(leftOn));
}

/** What each request takes in the end, on its first day: what it gives back is never there before what it took. */
function netOfRequests(entries: readonly LedgerEntry[]): Pick<LedgerEntry, 'day' | 'minutes'>[] {
  const given = entries.filter(({ requestId }) => !requestId);
  const ofRequests = entries.filter(({ requestId }) => requestId);
  const net = [...groupBy(ofRequests, ({ requestId }) => requestId).values()].map((ofRequest) => ({
    day: ofRequest.map(({ day }) => day).toSorted()[0] ?? '',
    minutes: sumOf(ofRequest),
  }));
  return [...given, ...net].filter(({ minutes }) => minutes !== 0);
}

function sumOf(entries: readonly Pick<LedgerEntry, 'minutes'>[]): number {
  return entries.reduce((total, { minutes }) => total + minutes, 0);
}
