import type { ComponentProps, ReactNode } from 'react';
import type { Language, PlainDay } from 'shared-api/contracts/common';
import { absencePartsOf, stateOf, totalOf, type Month, type MonthDay } from 'shared-api/contracts/timesheet';
import { formatHours, Icon, type Translate } from 'shared-ui';
import type { MonthCalendar } from 'shared-ui/month-calendar';
import { isOnItsWay, isSaved, keyOfDay, type ChangedDay, type ChangedDays } from '../saving/changed-day.ts';
import classes from './month.module.css';
import type { monthTexts } from './month.texts.ts';

type CalendarDays = ComponentProps<typeof MonthCalendar>['days'];
type Words = Translate<(typeof monthTexts)['it']>;

interface Shown {
  readonly changed: ChangedDays;
  readonly today: PlainDay;
  readonly language: Language;
  readonly t: Words;
}

/** What the calendar shows of a month: the state of each day, its hours, and what is not saved yet. */
export function calendarDays(month: Month, shown: Shown): CalendarDays {
  const { employeeId } = month.info;
  return Object.fromEntries(
    month.days.map((day) => {
      const change = shown.changed.get(keyOfDay({ employeeId, day: day.day }));
      const unsaved = change && !isSaved(change) && !isOnItsWay(change) ? change : undefined;
      return [
        day.day,
        {
          state: stateOf(day, day, { today: shown.today, since: month.info.since }),
          note: noteOf(day, { ...shown, month, unsaved }),
          content: contentOf(day, { ...shown, month, unsaved }),
        },
      ];
    }),
  );
}

type OfMonth = Shown & { readonly month: Month; readonly unsaved: ChangedDay | undefined };

/** Why somebody was away: each reason of the day. */
function causeOf(day: MonthDay, { causes }: Month): string {
  const names = absencePartsOf(day, day.absences).map(
    (part) => causes.find(({ id }) => id === part.causeId)?.description ?? '',
  );
  return names.filter(Boolean).join(', ');
}

function noteOf(day: MonthDay, { month, unsaved, language, t }: OfMonth): string {
  const hours = (minutes: number) =>
    t('hours', { count: minutes / 60, hours: formatHours(minutes, language) });
  const words = [
    day.holidayName,
    totalOf(day) > 0 && hours(totalOf(day)),
    day.overtime > 0 && t('notes.overtime', { hours: hours(day.overtime) }),
    day.absence > 0 && t('notes.absence', { hours: hours(day.absence) }),
    causeOf(day, month),
    day.absences.length > 0 && t('notes.approved'),
    unsaved && t(unsaved.state === 'waiting' ? 'notes.waiting' : 'notes.unsaved'),
  ];
  return words.filter(Boolean).join(', ');
}

/** Hours; for a day away as a whole why. */
function contentOf(day: MonthDay, { month, unsaved, language }: OfMonth): ReactNode {
  const total = totalOf(day);
  const words = total > 0 ? formatHours(total, language) : day.absence > 0 ? causeOf(day, month) : '';
  if (!unsaved) return words ? <span>{words}</span> : undefined;
  return (
    <>
      <span className={classes.unsent}>
        <Icon name={unsaved.state === 'waiting' ? 'offline' : 'error'} size="s" />
      </span>{' '}
      <span>{words}</span>
    </>
  );
}
