import { useState } from 'react';
import {
  editDay,
  limitsOf,
  plannedMinutes,
  totalOf,
  type DayEdit,
  type Month,
  type MonthDay,
} from 'shared-api/contracts/timesheet';
import {
  Button,
  formatHours,
  formatPlainDay,
  SelectField,
  StateChip,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { HoursStepper } from 'shared-ui/hours';
import { ApprovedAbsences } from './approved-absences.component.tsx';
import { monthStates } from '../month-status/month-states.ts';
import { changeDay, hoursOf } from '../saving/change-day.ts';
import type { ChangedDay } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import classes from './day-panel.module.css';
import { dayPanelTexts } from './day-panel.texts.ts';
import { HoursRow } from './hours-row.component.tsx';
import type { RefusedHours } from './use-refused-hours.ts';

interface DayHoursFormProps {
  readonly month: Month;
  readonly day: MonthDay;
  readonly change: ChangedDay | undefined;
  readonly saver: DaySaver;
  readonly rows: RefusedHours;
}

const quantities = ['ordinary', 'overtime', 'absence'] as const;

/** The rows of a day's hours, which fill its plan together (`editDay`), and the state of the month. */
export function DayHoursForm({ month, day, change, saver, rows }: DayHoursFormProps) {
  const t = useTexts(dayPanelTexts);
  const language = useLanguage();
  const { status, since } = month.info;
  const isReadOnly = !day.isEditable;
  const limits = limitsOf(day, month.info);
  const planned = plannedMinutes(day);
  const edit = (what: DayEdit) => changeDay({ month, day, saver }, what);
  const fill = () => {
    rows.acceptAll();
    edit({ field: 'ordinary', minutes: limits.ordinary });
  };
  const errorOf = (field: string) => change?.problem?.fields[field];
  // The reason of an absence that is being typed, or that follows, is within reach of the next press or Tab.
  const [typing, setTyping] = useState<DayEdit>();
  const absence = Math.max(day.absence, typing ? editDay(hoursOf(day), typing, limits).absence : 0);
  const hasAbsence = absence > limits.approved.minutes;
  const isCauseMissing = day.absence > 0 && day.causeId === null;
  return (
    <div className={classes.rows}>
      {quantities.map((field) => (
        <HoursRow
          key={field}
          label={t(field)}
          minutes={day[field]}
          max={limits[field]}
          isReadOnly={isReadOnly}
          error={errorOf(field)}
          onTyping={(minutes) =>
            setTyping(Number.isFinite(minutes) ? { field, minutes: minutes ?? 0 } : undefined)
          }
          refused={rows.refused[field]?.minutes}
          onRefuse={(minutes) => rows.refuse(field, minutes, limits[field])}
          onChange={(minutes) => {
            rows.accept(field);
            if (minutes !== day[field]) edit({ field, minutes });
          }}
        />
      ))}
      {day.absences.length > 0 && <ApprovedAbsences month={month} day={day} />}
      <SelectField
        label={t('cause')}
        value={day.causeId ?? ''}
        placeholder={t(isCauseMissing ? 'chooseCause' : 'noCause')}
        disabled={isReadOnly || !hasAbsence}
        choices={month.causes.map(({ id, description }) => ({ value: id, label: description }))}
        error={errorOf('causeId')}
        hint={isCauseMissing && !isReadOnly && t('causeNeeded')}
        onChange={(event) => edit({ field: 'cause', causeId: event.target.value || null })}
      />
      <HoursStepper label={t('total')} value={totalOf(day)} onChange={() => undefined} isReadOnly />
      <p className={classes.status}>
        <span>{t('status')}</span>
        <StateChip states={monthStates} state={status} />
      </p>
      <div className={classes.plan}>
        <p>
          {isReadOnly
            ? t('locked', { state: monthStates.wordOf(status) })
            : planned > 0
              ? t('plan', { hours: formatHours(planned, language) })
              : t('dayOff')}
        </p>
        {since !== null && day.day < since && planned > 0 && !isReadOnly && (
          <p>{t('beforeAccount', { day: formatPlainDay(since) })}</p>
        )}
        {!isReadOnly && day.ordinary < limits.ordinary && (
          <Button size="s" icon="check" onClick={fill}>
            {t('fill')}
          </Button>
        )}
      </div>
    </div>
  );
}
