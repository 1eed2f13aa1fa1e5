import { addMonths } from 'date-fns';
import { use, useEffect, useRef, useState } from 'react';
import type { DateLocalizer, NavigateAction, TitleOptions } from 'react-big-calendar';
import { dayOfKey } from '../day-keys.ts';
import { MonthContext, type MonthState } from './month-context.ts';
import { MonthDay } from './month-day.component.tsx';
import classes from './month-calendar.module.css';
import { toDate, toPlainDay, type PlainDay } from '../plain-day.ts';

/** What react-big-calendar gives a view: the date it stands at, and how days are counted and named in the language of the moment. */
interface MonthGridProps {
  readonly date: Date;
  readonly localizer: DateLocalizer;
}

/**
 * The view of a month that react-big-calendar is given in place of its own, which is a table without keys whose rows are made anew when
 * the window changes its size.
 */
export function MonthGrid({ date, localizer }: MonthGridProps) {
  const state = use(MonthContext);
  const month = toPlainDay(date).slice(0, 7);
  const { grid, current, moveTo } = useRovingDay(month, state);
  if (!state) return null;
  const weeks = weeksOf(date, localizer);
  return (
    <div
      ref={grid}
      role="grid"
      className={classes.grid}
      aria-label={`${state.label}, ${localizer.format(date, 'LLLL yyyy')}`}
    >
      <div role="row" className={classes.week}>
        {weeks[0]?.map((day) => (
          <div
            key={day}
            role="columnheader"
            className={classes.weekday}
            aria-label={localizer.format(toDate(day), 'EEEE')}
          >
            {localizer.format(toDate(day), 'EEE')}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={classes.week}>
          {week.map((day) =>
            day.startsWith(month) ? (
              <MonthDay
                key={day}
                day={day}
                state={state}
                isStop={day === current}
                onKeyDown={(event) => {
                  const next = dayOfKey(event, day);
                  if (next === undefined) return;
                  event.preventDefault();
                  moveTo(next);
                }}
              />
            ) : (
              <div key={day} role="gridcell" className={classes.outside}>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
              </div>
            ),
          )}
        </div>
      ))}
    </div>
  );
}

MonthGrid.title = (date: Date, { localizer }: TitleOptions) => localizer.format(date, 'LLLL yyyy');
MonthGrid.navigate = (date: Date, action: NavigateAction) => {
  if (action === 'PREV') return addMonths(date, -1);
  return action === 'NEXT' ? addMonths(date, 1) : date;
};

/** Which day the Tab key leads to, and where the arrows lead from there: also into another month, once it is shown. */
function useRovingDay(month: string, state: MonthState | null) {
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<PlainDay>();
  const hasToFocus = useRef(false);
  const current =
    [reached, state?.selected, state?.today].find((day) => day?.startsWith(month)) ?? `${month}-01`;
  useEffect(() => {
    if (!hasToFocus.current) return;
    hasToFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
  });
  const moveTo = (day: PlainDay) => {
    const end = day < month ? state?.noPrevious : day.slice(0, 7) > month && state?.noNext;
    if (end) return;
    hasToFocus.current = true;
    setReached(day);
    if (!day.startsWith(month)) state?.onLeave(day);
  };
  return { grid, current, moveTo };
}

function weeksOf(date: Date, localizer: DateLocalizer): readonly (readonly PlainDay[])[] {
  const days = localizer
    .range(localizer.firstVisibleDay(date, localizer), localizer.lastVisibleDay(date, localizer))
    .map(toPlainDay);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
