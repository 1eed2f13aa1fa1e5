import { useState } from 'react';
import { dayOfMonth, monthOf, type PlainDay, type PlainMonth } from 'shared-api/contracts/common';
import { isInSpan, monthSpanOn, nearestMonth, type MonthSpan } from 'shared-api/contracts/timesheet';
import { useAddressPlace, useToday } from 'shared-ui';

/** The month and the day that the address names; what it names wrongly is today's. */
export interface MonthAddress {
  readonly month: PlainMonth;
  /** The months that there are. */
  readonly span: MonthSpan;
  /** The month that the address names where there is none such: the nearest is shown in its place. */
  readonly outside: PlainMonth | undefined;
  /** The employee whose month it is, for who manages them; by default that of whom one acts for, or oneself. */
  readonly employeeId: string | undefined;
  /** The day whose panel is open. */
  readonly day: PlainDay | undefined;
  readonly today: PlainDay;
  /** Whether the whole month is shown as a grid. */
  readonly isGrid: boolean;
  /** Shows the month of a day, with no day open. */
  readonly openMonth: (firstDay: PlainDay) => void;
  /** Opens a day beside the calendar, or over it; undefined closes it. */
  readonly openDay: (day: PlainDay | undefined) => void;
  readonly showGrid: (isGrid: boolean) => void;
  /** Leaves the employee whom the address names. */
  readonly leaveEmployee: () => void;
}

const monthPattern = /^2[01]\d\d-(?:0[1-9]|1[0-2])$/;

/** The month of a text as addresses have it; undefined for any other. */
function namedMonth(text: string): PlainMonth | undefined {
  return monthPattern.test(text) ? monthOf(`${text}-01`) : undefined;
}

/** Which month and day the screen shows: the address keeps both, so that a card leads to a day, a reload stays there, and a step back leads to what was open before. */
export function useMonthAddress(): MonthAddress {
  const place = useAddressPlace();
  const { params } = place;
  const today = useToday();
  // A month that one is in stays when the day ends under it.
  const [thisMonth] = useState(() => monthOf(today));
  const day = knownDay(params.get('day'));
  const named = params.get('month') ?? '';
  const span = monthSpanOn(today);
  const wanted = namedMonth(named) ?? (day ? monthOf(day) : thisMonth);
  const month = nearestMonth(wanted, span);
  const name = dayOfMonth(month, 1).slice(0, 7);
  const openDay = day?.startsWith(name) ? day : undefined;
  return {
    month,
    span,
    outside: isInSpan(wanted, span) ? undefined : wanted,
    day: openDay,
    employeeId: params.get('employee') || undefined,
    today,
    isGrid: params.get('view') === 'grid',
    openMonth: (firstDay) => place.open({ month: firstDay.slice(0, 7), day: undefined }),
    openDay: (next) => {
      if (next === undefined) place.close({ day: undefined });
      else {
        const isHere = next.startsWith(name);
        const changes = { day: next, view: undefined, ...(!isHere && { month: next.slice(0, 7) }) };
        // From day to day one stays in the panel: a step back closes it.
        if (openDay === undefined) place.open(changes);
        else place.change(changes);
      }
    },
    showGrid: (isGrid) => (isGrid ? place.open({ view: 'grid' }) : place.close({ view: undefined })),
    leaveEmployee: () => place.open({ employee: undefined }),
  };
}

function knownDay(text: string | null): PlainDay | undefined {
  if (text === null || !monthPattern.test(text.slice(0, 7))) return undefined;
  const day = dayOfMonth(monthOf(text), Number(text.slice(8)));
  return day === text ? day : undefined;
}
