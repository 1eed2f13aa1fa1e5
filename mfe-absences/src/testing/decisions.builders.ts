import type { AbsenceInDetail, AbsenceToDecide } from 'shared-api/contracts/absences';

/** A holiday of a week that waits for a decision, unless said otherwise. */
export function buildAbsence(changes: Partial<AbsenceToDecide> = {}): AbsenceToDecide {
  const employeeName = changes.employeeName ?? 'Rossi Mario';
  return {
    id: `request-${employeeName}`,
    employeeId: `employee-${employeeName}`,
    employeeName,
    from: '2026-12-14',
    to: '2026-12-18',
    start: null,
    end: null,
    minutes: 2400,
    days: 5,
    status: 'toApprove',
    note: '',
    version: 2,
    createdAt: '2026-11-20T09:00:00.000Z',
    decidedBy: '',
    decidedFor: '',
    decidedAt: null,
    refusalReason: '',
    withdrawalReason: null,
    isOwn: false,
    mayDecide: true,
    mayRemove: false,
    kind: 'leave',
    companyId: 'acme',
    cause: 'holiday',
    isReasonHidden: false,
    inPlaceOf: '',
    ...changes,
  };
}

/** A request in detail: nobody else is away, and 80 hours are left of the balance before it. */
export function buildDetail(
  absence: AbsenceToDecide,
  changes: Partial<AbsenceInDetail> = {},
): AbsenceInDetail {
  return {
    absence,
    balance: {
      counter: 'holiday',
      available: 4800,
      earnedUntil: 0,
      after: 2400,
      isLimit: true,
      dayMinutes: 480,
    },
    away: [],
    awayTotal: 0,
    certificates: null,
    events: [
      {
        id: 1,
        kind: 'toApprove',
        at: '2026-11-20T09:00:00.000Z',
        who: 'Mario Rossi',
        inPlaceOf: '',
        reason: '',
      },
    ],
    ...changes,
  };
}
