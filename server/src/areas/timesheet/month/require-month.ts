import { dayInItaly, dayOfMonth, type PlainMonth } from 'shared-api/contracts/common';
import { isInSpan, monthSpanOn } from 'shared-api/contracts/timesheet';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { timesheetTexts } from '../timesheet.texts.ts';

/** Lets nobody change a month that is not among those that there are. @throws AppError `invalid-input`, in words. */
export function requireMonth(of: PlainMonth, clock: Clock): void {
  const span = monthSpanOn(dayInItaly(clock.now()));
  if (isInSpan(of, span)) return;
  const details = { first: monthInFigures(span.first), last: monthInFigures(span.last) };
  throw new AppError('invalid-input', { text: timesheetTexts.monthOutside, details });
}

function monthInFigures(month: PlainMonth): string {
  return dayOfMonth(month, 1).slice(0, 7).split('-').toReversed().join('-');
}
