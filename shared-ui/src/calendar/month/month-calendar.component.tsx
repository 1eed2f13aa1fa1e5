import { useMemo } from 'react';
import { Calendar, type ViewsProps } from 'react-big-calendar';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { useLanguage, useTexts, useToday } from 'shared-ui';
import type { DayState } from './day-state.ts';
import { calendarLocalizer } from './localizer.ts';
import { MonthContext, type CalendarDay } from './month-context.ts';
import { MonthGrid } from './month-grid.component.tsx';
import { MonthLegend } from './month-legend.component.tsx';
import { MonthToolbar } from './month-toolbar.component.tsx';
import classes from './month-calendar.module.css';
import { monthCalendarTexts } from './month-calendar.texts.ts';
import { toDate, toPlainDay, type PlainDay } from '../plain-day.ts';

interface MonthCalendarProps {
  /** What the calendar is of, for screen readers; the month is added. */
  readonly label: string;
  /** Any day of the month that is shown. */
  readonly month: PlainDay;
  /** Called with the first day of the month that is to be shown. */
  readonly onMonthChange: (firstDay: PlainDay) => void;
  readonly days: Readonly<Record<PlainDay, CalendarDay>>;
  readonly selected?: PlainDay | undefined;
  readonly onSelect: (day: PlainDay) => void;
  /** By default today in Italy. */
  readonly today?: PlainDay;
  /** The first and the last day of the months that there are; without end where it is left out. */
  readonly span?: { readonly first: PlainDay; readonly last: PlainDay };
}

const views: ViewsProps = { month: MonthGrid };
const components = { toolbar: MonthToolbar };
const noEvents: never[] = [];

/**
 * The days of a month, Monday first, each with its state, which the legend names. One stop of the Tab key: the arrows go by days and
 * weeks, Home and End to the ends of the week, the page keys by months, with Shift by years.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const currentDay = useToday();
  const { label, month, onMonthChange, days, selected, onSelect, today = currentDay, span } = props;
  const language = useLanguage();
  const t = useTexts(monthCalendarTexts);
  const date = useMemo(() => toDate(month), [month]);
  const name = month.slice(0, 7);
  const noPrevious = span && name <= span.first.slice(0, 7) ? t('first') : undefined;
  const noNext = span && name >= span.last.slice(0, 7) ? t('last') : undefined;
  const onLeave = (day: PlainDay) => {
    if (!span || (day >= span.first && day <= span.last)) onMonthChange(`${day.slice(0, 7)}-01`);
  };
  const states = new Set<DayState>();
  for (const [day, { state }] of Object.entries(days))
    if (state && day.slice(0, 7) === name) states.add(state);
  return (
    <div className={classes.calendar}>
      <MonthContext value={{ label, days, today, selected, noPrevious, noNext, onSelect, onLeave }}>
        <Calendar
          localizer={calendarLocalizer}
          culture={language}
          date={date}
          getNow={() => toDate(today)}
          onNavigate={(next) => onLeave(toPlainDay(next))}
          view="month"
          onView={() => undefined}
          views={views}
          events={noEvents}
          components={components}
        />
      </MonthContext>
      <MonthLegend states={states} />
    </div>
  );
}
