import type { RequestRecord } from './requests.schema.ts';

type Span = Pick<RequestRecord, 'employeeId' | 'from' | 'to' | 'start'>;

/**
 * Absences of one person that share days, as one. Nothing but a sickness may share days with leave: who is not to know why somebody is
 * away would read it from there (decision 105). In the order of their first days.
 */
export function joinSharedDays<T extends Span>(absences: readonly T[]): T[] {
  return [...Map.groupBy(absences, ({ employeeId }) => employeeId).values()]
    .flatMap(joinOfOne)
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

function joinOfOne<T extends Span>(absences: readonly T[]): T[] {
  const sorted = absences.toSorted((one, other) => one.from.localeCompare(other.from));
  const whole: T[] = [];
  for (const absence of sorted.filter(({ start }) => start === null)) {
    const last = whole.at(-1);
    if (last && absence.from <= last.to)
      whole[whole.length - 1] = { ...last, to: absence.to > last.to ? absence.to : last.to };
    else whole.push(absence);
  }
  // Some hours of a day that is away as a whole say nothing more.
  const hours = sorted.filter(
    ({ start, from }) => start !== null && !whole.some((span) => span.from <= from && from <= span.to),
  );
  return [...whole, ...hours];
}
