import type { getSicknessCalendar } from 'shared-api/contracts/absences';
import type { OutputOf, PlainDay } from 'shared-api/contracts/common';
import type { SicknessWords } from './sickness.texts.ts';

interface DayMark {
  readonly tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  readonly reason: string;
}

const tones = { open: 'neutral', toApprove: 'warning', approved: 'success' } as const;

/** How the days of the calendar are coloured: sicknesses by their state, and public holidays. */
export function marksOf(
  { days, free }: OutputOf<typeof getSicknessCalendar>['calendar'],
  t: SicknessWords,
): Record<PlainDay, DayMark> {
  const marks: Record<PlainDay, DayMark> = {};
  for (const { day, name } of free) if (name !== '') marks[day] = { tone: 'info', reason: t('holiday') };
  for (const [day, status] of Object.entries(days))
    if (status === 'open' || status === 'toApprove' || status === 'approved')
      marks[day] = { tone: tones[status], reason: t(`mark.${status}`) };
  return marks;
}
