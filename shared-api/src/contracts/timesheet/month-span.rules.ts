import { addMonths, dayOfMonth, monthOf, type PlainDay, type PlainMonth } from '../common/index.ts';

/** The months that there are for timesheets on a day, both ends among them. */
export interface MonthSpan {
  readonly first: PlainMonth;
  readonly last: PlainMonth;
}

// What payroll must be able to show again, and as far as shifts and leave are planned.
const yearsBack = 10;
const monthsAhead = 24;

/** The months that may be opened, filled, sent and closed on a day: from January ten years ago to the month two years ahead. */
export function monthSpanOn(today: PlainDay): MonthSpan {
  const { year, month } = monthOf(today);
  return { first: { year: year - yearsBack, month: 1 }, last: addMonths({ year, month }, monthsAhead) };
}

/** The month itself where the span has it, else the end of the span that is nearer. */
export function nearestMonth(month: PlainMonth, { first, last }: MonthSpan): PlainMonth {
  if (startOf(month) < startOf(first)) return first;
  return startOf(month) > startOf(last) ? last : month;
}

/** Whether the span has a month. */
export function isInSpan(month: PlainMonth, span: MonthSpan): boolean {
  return startOf(nearestMonth(month, span)) === startOf(month);
}

function startOf(month: PlainMonth): PlainDay {
  return dayOfMonth(month, 1);
}
