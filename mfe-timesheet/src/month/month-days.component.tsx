import type { ComponentProps } from 'react';
import { addMonths, dayOfMonth } from 'shared-api/contracts/common';
import type { Month } from 'shared-api/contracts/timesheet';
import { lazyPart, LoadingState, useIsPhone, useLanguage, useTexts } from 'shared-ui';
import type { MonthCalendar as MonthCalendarPart } from 'shared-ui/month-calendar';
import { DayPanel } from '../day-panel/day-panel.component.tsx';
import { DayPlace } from '../day-panel/day-place.component.tsx';
import { keyOfDay, withChanges, type ChangedDays } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { calendarDays } from './calendar-days.tsx';
import { monthInWords } from './month-name.ts';
import classes from './month.module.css';
import { monthTexts } from './month.texts.ts';
import type { MonthAddress } from './use-month-address.ts';

const MonthCalendar = lazyPart<ComponentProps<typeof MonthCalendarPart>>(
  async () =>
    (await import(/* webpackChunkName: "month-calendar" */ 'shared-ui/month-calendar')).MonthCalendar,
  <LoadingState rows={5} />,
);

interface MonthDaysProps {
  readonly label: string;
  readonly address: MonthAddress;
  /** As the server answered it; undefined while it is on its way, when the calendar stands without hours. */
  readonly month: Month | undefined;
  readonly changed: ChangedDays;
  readonly saver: DaySaver;
}

/** The calendar of a month, and the day that is open. */
export function MonthDays({ label, address, month: read, changed, saver }: MonthDaysProps) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { today } = address;
  const span = {
    first: dayOfMonth(address.span.first, 1),
    last: dayOfMonth(addMonths(address.span.last, 1), 0),
  };
  const month = read && withChanges(read, changed);
  const first = dayOfMonth(address.month, 1);
  // A desktop always has a day beside the calendar: today's, else the first.
  const beside = today.startsWith(first.slice(0, 7)) ? today : first;
  const openDay = address.day ?? (isPhone ? undefined : beside);
  const day = month?.days.find((each) => each.day === (openDay ?? beside));
  return (
    <div className={classes.layout}>
      <div aria-busy={!month}>
        <MonthCalendar
          label={label}
          month={first}
          onMonthChange={address.openMonth}
          days={month ? calendarDays(month, { changed, today, language, t }) : {}}
          selected={openDay}
          onSelect={address.openDay}
          today={today}
          span={span}
        />
      </div>
      <div className={classes.side}>
        {!month && !isPhone && (
          <LoadingState shape="form" label={t('loading', { month: monthInWords(address.month, language) })} />
        )}
        {read && day && (
          <DayPlace
            day={day.day}
            holidayName={day.holidayName}
            span={span}
            isOpen={openDay !== undefined}
            onOpen={address.openDay}
            onClose={() => address.openDay(undefined)}
          >
            <DayPanel
              key={day.day}
              month={read}
              day={day}
              change={changed.get(keyOfDay({ employeeId: read.info.employeeId, day: day.day }))}
              saver={saver}
            />
          </DayPlace>
        )}
      </div>
    </div>
  );
}
