import { format } from 'date-fns';
import { useState } from 'react';
import { DayPicker, type ChevronProps, type Matcher } from 'react-day-picker';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { formatPlainDay, Icon, useIsPhone, useLanguage, useTexts, useToday } from 'shared-ui';
import { calendarLocales, dayInWords, toDate, toPlainDay, type PlainDay } from '../plain-day.ts';
import { nextRange, type DayRange } from './day-range.ts';
import { datesOfTone, MarkLegend, markTones, type DayMark } from './day-marks.component.tsx';
import classes from './range-calendar.module.css';
import { rangeCalendarTexts } from './range-calendar.texts.ts';

interface RangeCalendarProps {
  readonly label: string;
  readonly value: DayRange | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
  /** The days that have something already, each with what it is. */
  readonly marks?: Readonly<Record<PlainDay, DayMark>>;
  /** The first and the last day that may be chosen. */
  readonly min?: PlainDay | undefined;
  readonly max?: PlainDay | undefined;
  /** By default today in Italy. */
  readonly today?: PlainDay;
}

const components = { Chevron };

/**
 * A choice of days from the first to the last, Monday first: one month on a phone, two on a desktop. The arrows go by days and weeks,
 * Home and End to the ends of the week, the page keys by months, with Shift by years.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const currentDay = useToday();
  const { label, value, onChange, marks = {}, min, max, today = currentDay } = props;
  const t = useTexts(rangeCalendarTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const [month, setMonth] = useState(() => toDate(value?.from ?? today));
  const blocked = Object.keys(marks).filter((day) => marks[day]?.isBlocked);
  const disabled: Matcher[] = blocked.map(toDate);
  if (min) disabled.push({ before: toDate(min) });
  if (max) disabled.push({ after: toDate(max) });
  const holdsBlocked = (from: PlainDay, to: PlainDay) => blocked.some((day) => from <= day && day <= to);
  return (
    <div role="group" aria-label={label} className={classes.calendar}>
      <DayPicker
        mode="range"
        classNames={classes}
        components={components}
        locale={calendarLocales[language]}
        weekStartsOn={1}
        numberOfMonths={isPhone ? 1 : 2}
        showOutsideDays={false}
        fixedWeeks={isPhone}
        month={month}
        onMonthChange={setMonth}
        startMonth={min ? toDate(min) : undefined}
        endMonth={max ? toDate(max) : undefined}
        today={toDate(today)}
        disabled={disabled}
        modifiers={Object.fromEntries(markTones.map((tone) => [tone, datesOfTone(marks, tone)]))}
        modifiersClassNames={Object.fromEntries(markTones.map((tone) => [tone, classes[tone] ?? '']))}
        selected={value && { from: toDate(value.from), to: toDate(value.to) }}
        onSelect={(_, pressed) => onChange(nextRange(value, toPlainDay(pressed), holdsBlocked))}
        formatters={{ formatWeekdayName: (date, options) => format(date, 'EEE', options) }}
        labels={{
          labelNav: () => t('months'),
          labelPrevious: () => t('previous'),
          labelNext: () => t('next'),
          labelDayButton: (date, { today: isToday, selected: isSelected }) => {
            const day = toPlainDay(date);
            const words = [isToday && t('today'), marks[day]?.reason, isSelected && t('selected')];
            return [dayInWords(day, language), ...words].filter(Boolean).join(', ');
          },
        }}
      />
      <MarkLegend label={t('legend')} marks={marks} />
      <p role="status" className={classes.summary}>
        {summary(value)}
      </p>
    </div>
  );

  function summary(range: DayRange | undefined): string {
    if (!range) return t('none');
    const [from, to] = [formatPlainDay(range.from), formatPlainDay(range.to)];
    if (from === to) return t('one', { day: from });
    return t('period', { from, to });
  }
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'previous' : 'next'} />;
}
