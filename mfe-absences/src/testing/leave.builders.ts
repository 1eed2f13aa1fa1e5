import type { Leave, LeaveQuote } from 'shared-api/contracts/absences';

let made = 0;

/** A request of leave of a week, one's own and open where nothing else is said. */
export function buildLeave(overrides: Partial<Leave> = {}): Leave {
  made += 1;
  return {
    id: `leave-${made}`,
    employeeId: 'employee-mario',
    employeeName: 'Rossi Mario',
    from: '2026-11-23',
    to: '2026-11-27',
    start: null,
    end: null,
    minutes: 2400,
    days: 5,
    status: 'open',
    note: 'Mare',
    version: 1,
    createdAt: '2026-11-02T08:00:00.000Z',
    decidedBy: '',
    decidedFor: '',
    decidedAt: null,
    refusalReason: '',
    withdrawalReason: null,
    isOwn: true,
    mayDecide: false,
    mayRemove: true,
    cause: 'holiday',
    isClosure: false,
    ...overrides,
  };
}

/** What a request of a single day would take. */
export function buildQuote(overrides: Partial<LeaveQuote> = {}): LeaveQuote {
  return {
    days: [{ day: '2026-11-23', minutes: 480 }],
    minutes: 480,
    daysLeftOut: 0,
    balance: null,
    away: [],
    awayTotal: 0,
    problem: '',
    isLocked: false,
    ...overrides,
  };
}
