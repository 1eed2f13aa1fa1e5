import type { ComponentProps } from 'react';
import type { AbsenceStatus } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import { getTexts } from 'shared-ui';
import type { RangeCalendar } from 'shared-ui/range-calendar';
import { absenceStates } from './absence-states.ts';
import { absenceTexts } from './absence.texts.ts';

type Marks = NonNullable<ComponentProps<typeof RangeCalendar>['marks']>;

interface Calendar {
  readonly days: Readonly<Record<PlainDay, AbsenceStatus>>;
  readonly free: readonly { readonly day: PlainDay; readonly name: string }[];
}

/** How the days of a calendar of requests are marked: those nobody works, and over them what was asked for, by its state. */
export function dayMarks({ days, free }: Calendar): Marks {
  const t = getTexts(absenceTexts);
  const marks: Record<PlainDay, Marks[PlainDay]> = {};
  for (const { day, name } of free)
    marks[day] =
      name === '' ? { tone: 'neutral', reason: t('day.off') } : { tone: 'info', reason: t('day.holiday') };
  for (const [day, status] of Object.entries(days)) {
    const tone = tones[status];
    if (tone) marks[day] = { tone, reason: absenceStates.wordOf(status) };
  }
  return marks;
}

/** What was taken back leaves no mark. */
const tones = {
  open: 'draft',
  toApprove: 'warning',
  approved: 'success',
  refused: 'error',
  withdrawn: null,
} as const satisfies Record<AbsenceStatus, Marks[PlainDay]['tone'] | null>;
