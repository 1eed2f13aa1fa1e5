import type { ComponentProps } from 'react';
import { dayOfMonth } from 'shared-api/contracts/common';
import { missingDaysOf, totalsOf, type Month } from 'shared-api/contracts/timesheet';
import { lazyPart, LoadingState, StateChip, TextButton, useIsPhone, useLanguage, useTexts } from 'shared-ui';
import type { MonthCalendar as MonthCalendarPart } from 'shared-ui/month-calendar';
import { DayPanel } from '../day-panel/day-panel.component.tsx';
import { DayPlace } from '../day-panel/day-place.component.tsx';
import { monthStates } from '../month-status/month-states.ts';
import { keyOfDay, withChanges, type ChangedDays } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { calendarDays } from './calendar-days.tsx';
import { monthInWords } from './month-name.ts';
import { MonthTotals } from './month-totals.component.tsx';
import classes from './month.module.css';
import { monthTexts } from './month.texts.ts';
import { UnsavedBanner } from './unsaved-banner.component.tsx';
import type { MonthAddress } from './use-month-address.ts';

const MonthCalendar = lazyPart<ComponentProps<typeof MonthCalendarPart>>(
  async () =>
    (await import(/* webpackChunkName: "month-calendar" */ 'shared-ui/month-calendar')).MonthCalendar,
  <LoadingState rows={5} />,
);

interface MonthViewProps {
  readonly address: MonthAddress;
  /** As the server answered it; undefined while it is on its way, when the calendar stands without hours. */
  readonly month: Month | undefined;
  readonly changed: ChangedDays;
  readonly saver: DaySaver;
}

/** The totals, the calendar and the open day of a month. */
export function MonthView({ address, month: read, changed, saver }: MonthViewProps) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { today } = address;
  const month = read && withChanges(read, changed);
  const first = dayOfMonth(address.month, 1);
  // A desktop always has a day beside the calendar: today's, else the first.
  const beside = today.startsWith(first.slice(0, 7)) ? today : first;
  const openDay = address.day ?? (isPhone ? undefined : beside);
  const day = month?.days.find((each) => each.day === (openDay ?? beside));
  const name = monthInWords(address.month, language);
  const label = month && !month.info.isOwn ? t('whose', { name: month.info.fullName }) : t('title');
  return (
    <>
      {read && (
        <UnsavedBanner
          changed={changed}
          employeeId={read.info.employeeId}
          isKept={saver.isKept()}
          onOpen={address.openDay}
        />
      )}
      <div className={classes.layout}>
        <div className={classes.main}>
          <MonthTotals month={name} totals={month && totalsOf(month.days)} />
          {month && <MonthState month={month} address={address} />}
          <div aria-busy={!month}>
            <MonthCalendar
              label={label}
              month={first}
              onMonthChange={address.openMonth}
              days={month ? calendarDays(month, { changed, today, language, t }) : {}}
              selected={openDay}
              onSelect={address.openDay}
              today={today}
            />
          </div>
        </div>
        <div className={classes.side}>
          {!month && !isPhone && <LoadingState shape="form" label={t('loading', { month: name })} />}
          {read && day && (
            <DayPlace
              day={day.day}
              holidayName={day.holidayName}
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
    </>
  );
}

/** The state of the month, and what is missing of it until today. */
function MonthState({ month, address }: { readonly month: Month; readonly address: MonthAddress }) {
  const t = useTexts(monthTexts);
  const [first, ...others] = missingDaysOf(month.days, address.today);
  return (
    <div className={classes.state}>
      <StateChip states={monthStates} state={month.info.status} />
      {first && month.info.isEditable && (
        <>
          <span>{t('missing', { count: others.length + 1 })}</span>
          <TextButton onClick={() => address.openDay(first)}>{t('next')}</TextButton>
        </>
      )}
    </div>
  );
}
