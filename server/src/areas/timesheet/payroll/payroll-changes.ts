import type { PayrollLine } from './payroll-lines.ts';

/** A line that a payroll does not have yet as it is now. */
export interface PayrollChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** As it is to be; of one that is removed, without minutes. */
  readonly line: PayrollLine;
  /** Minutes that were delivered; null of a new one. */
  readonly before: number | null;
}

export type ChangeCounts = Readonly<Record<PayrollChange['kind'], number>>;

/** What changed between two deliveries, by day: a line is what somebody has of a code on a day. */
export function changesBetween(
  before: readonly PayrollLine[],
  after: readonly PayrollLine[],
): PayrollChange[] {
  const delivered = new Map(before.map((line) => [keyOf(line), line]));
  const current = new Map(after.map((line) => [keyOf(line), line]));
  const changes = after.flatMap((line): PayrollChange[] => {
    const old = delivered.get(keyOf(line));
    if (!old) return [{ kind: 'added', line, before: null }];
    return areSame(old, line) ? [] : [{ kind: 'changed', line, before: old.minutes }];
  });
  const removed = before
    .filter((line) => !current.has(keyOf(line)))
    .map((line): PayrollChange => ({ kind: 'removed', line: { ...line, minutes: 0 }, before: line.minutes }));
  return [...changes, ...removed].toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** How many lines of each kind changed. */
export function countChanges(changes: readonly PayrollChange[]): ChangeCounts {
  const count = (kind: PayrollChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return { added: count('added'), changed: count('changed'), removed: count('removed') };
}

function keyOf({ employeeCode, day, code }: PayrollLine): string {
  return `${employeeCode} ${day} ${code}`;
}

function areSame(one: PayrollLine, other: PayrollLine): boolean {
  return one.minutes === other.minutes && one.isRestDay === other.isRestDay;
}

const orderOf = ({ line }: PayrollChange) => keyOf(line);
