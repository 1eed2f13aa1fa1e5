import type { IconName } from 'shared-ui';

/** What a day of a month is: done, not done, away, a public holiday, none of work, still to come. */
export type DayState = 'complete' | 'incomplete' | 'absent' | 'holiday' | 'nonWorking' | 'future';

/** The states in the order of the legend, each with its icon: a colour or pattern is never the only sign. */
export const dayStateIcons: Readonly<Record<DayState, IconName | undefined>> = {
  complete: 'check',
  incomplete: 'warning',
  absent: 'absence',
  holiday: 'holiday',
  nonWorking: 'remove',
  future: undefined,
};

/** The states in the order of the legend. */
export const dayStates: readonly DayState[] = [
  'complete',
  'incomplete',
  'absent',
  'holiday',
  'nonWorking',
  'future',
];
