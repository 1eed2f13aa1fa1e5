import { useState, type ComponentProps } from 'react';
import { Card, lazyPart, LoadingState, Stack } from 'shared-ui';
import type { MonthCalendar as MonthCalendarPart } from 'shared-ui/month-calendar';
import type { RangeCalendar as RangeCalendarPart } from 'shared-ui/range-calendar';

type MonthProps = ComponentProps<typeof MonthCalendarPart>;
const MonthCalendar = lazyPart<MonthProps>(
  async () =>
    (await import(/* webpackChunkName: "month-calendar" */ 'shared-ui/month-calendar')).MonthCalendar,
  <LoadingState rows={5} />,
);
type RangeProps = ComponentProps<typeof RangeCalendarPart>;
const RangeCalendar = lazyPart<RangeProps>(
  async () =>
    (await import(/* webpackChunkName: "range-calendar" */ 'shared-ui/range-calendar')).RangeCalendar,
  <LoadingState rows={5} />,
);

const today = '2026-11-19';

/** The calendars, loaded when they are shown. */
export function CalendarsPart() {
  const [month, setMonth] = useState('2026-11-01');
  const [day, setDay] = useState<string | undefined>('2026-11-17');
  const [range, setRange] = useState<RangeProps['value']>({ from: '2026-11-24', to: '2026-12-03' });
  return (
    <Card title="Calendars">
      <Stack gap="l">
        <MonthCalendar
          label="Timesheet"
          month={month}
          onMonthChange={setMonth}
          days={november}
          selected={day}
          onSelect={setDay}
          today={today}
        />
        <RangeCalendar
          label="Period"
          value={range}
          onChange={setRange}
          marks={marks}
          min="2026-10-15"
          today={today}
        />
      </Stack>
    </Card>
  );
}

const marks: RangeProps['marks'] = {
  '2026-11-10': { tone: 'success', reason: 'Ferie approvate', isBlocked: true },
  '2026-11-11': { tone: 'success', reason: 'Ferie approvate', isBlocked: true },
  '2026-11-20': { tone: 'warning', reason: 'Permesso in approvazione' },
  '2026-12-03': { tone: 'warning', reason: 'Permesso in approvazione' },
  '2026-11-13': { tone: 'info', reason: 'Malattia', isBlocked: true },
  '2026-12-08': { tone: 'error', reason: 'Immacolata Concezione' },
  '2026-12-24': { tone: 'neutral', reason: 'Chiusura aziendale' },
};

const special: MonthProps['days'] = {
  '2026-11-04': { state: 'incomplete', note: '6 ore e 30 minuti', content: '6,5' },
  '2026-11-11': { state: 'absent', note: 'Ferie', content: 'Ferie' },
  '2026-11-12': { state: 'absent', note: 'Ferie', content: 'Ferie' },
  '2026-11-18': { state: 'incomplete', note: 'nessuna ora', content: '0' },
  '2026-11-01': { state: 'holiday', note: 'Tutti i santi' },
};
const november: MonthProps['days'] = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => {
    const date = `2026-11-${String(index + 1).padStart(2, '0')}`;
    const isWeekend = [0, 6].includes(index % 7);
    if (special[date]) return [date, special[date]];
    if (isWeekend) return [date, { state: 'nonWorking' }];
    return [date, date >= today ? { state: 'future' } : { state: 'complete', note: '8 ore', content: '8' }];
  }),
);
