import { compareNames, type InputOf } from 'shared-api/contracts/common';
import { monthStatuses, type listMonths, type MonthSort } from 'shared-api/contracts/timesheet';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { MonthOverview } from './month-overview.ts';

/** Where a month stands in the list: what is sorted by, then the name, then the employee's id, so that no two stand in one place. */
type Place = readonly [value: string | number, name: string, id: string];

const cursorSchema = z.tuple([z.union([z.string(), z.number()]), z.string(), z.string()]);

/** The months of one page under an order, and the cursor of the next; null at the end. @throws AppError `invalid-input` on a cursor of elsewhere. */
export function pageOf(
  months: readonly MonthOverview[],
  { sort = 'name', direction, cursor, length }: InputOf<typeof listMonths>,
): { rows: MonthOverview[]; next: string | null } {
  const sign = direction === 'descending' ? -1 : 1;
  const placed = months
    .map((month) => ({ month, place: placeOf(month, sort) }))
    .toSorted((one, other) => compare(one.place, other.place, sign));
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const from = after ? placed.findIndex(({ place }) => compare(place, after, sign) > 0) : 0;
  const rows = from < 0 ? [] : placed.slice(from, from + length);
  const last = rows.at(-1);
  const isEnd = last === undefined || last === placed.at(-1);
  return { rows: rows.map(({ month }) => month), next: isEnd ? null : JSON.stringify(last.place) };
}

function placeOf({ employee, status, check, changedAt }: MonthOverview, sort: MonthSort): Place {
  const values: Record<MonthSort, string | number> = {
    name: '',
    status: monthStatuses.indexOf(status),
    missing: check.missing.length,
    ordinary: check.present,
    overtime: check.overtime,
    absence: check.absence,
    changed: changedAt?.toISOString() ?? '',
  };
  return [values[sort], employee.name, employee.id];
}

function compare([value, name, id]: Place, [otherValue, otherName, otherId]: Place, sign: number): number {
  if (value !== otherValue) return value < otherValue ? -sign : sign;
  // Who has the same is always listed by name; where names are what is sorted by, they turn too.
  const byName = compareNames(name, otherName) * (value === '' ? sign : 1);
  return byName || (id < otherId ? -1 : Number(id > otherId));
}

function readCursor(cursor: string): Place {
  try {
    return cursorSchema.parse(JSON.parse(cursor));
  } catch {
    throw new AppError('invalid-input');
  }
}
