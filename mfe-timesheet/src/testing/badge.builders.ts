import { noPunchTimes, type DayPunches, type PunchState } from 'shared-api/contracts/timesheet';

/** Where somebody with a badge stands who has not punched today. */
export function buildPunchState(state: Partial<PunchState> = {}): PunchState {
  return {
    usesBadge: true,
    next: 'in',
    mayAlsoEnter: false,
    isLocked: false,
    day: '2026-03-09',
    last: null,
    worked: 0,
    isAbsent: false,
    openSince: null,
    now: new Date().toISOString(),
    unmatchedDays: [],
    ...state,
  };
}

/** A day whose last exit was forgotten. */
export function buildDayPunches(day: Partial<DayPunches> = {}): DayPunches {
  const pressed = { source: 'pressed', correctedBy: '', reason: '' } as const;
  return {
    day: '2026-03-06',
    entrata1: '08:00',
    uscita1: '12:00',
    entrata2: '13:00',
    uscita2: null,
    punches: [
      { slot: 'entrata1', kind: 'in', at: '2026-03-06T07:00:00.000Z', ...pressed },
      { slot: 'uscita1', kind: 'out', at: '2026-03-06T11:00:00.000Z', ...pressed },
      { slot: 'entrata2', kind: 'in', at: '2026-03-06T12:00:00.000Z', ...pressed },
    ],
    proposed: { ...noPunchTimes, uscita2: '17:00' },
    worked: 240,
    uncounted: 0,
    areHoursTyped: false,
    isEditable: true,
    version: 3,
    ...day,
  };
}
