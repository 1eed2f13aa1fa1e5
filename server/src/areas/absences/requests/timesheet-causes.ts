import type { LeaveCause } from 'shared-api/contracts/absences';

/** The causale of the timesheet for a leave, or for sickness where there is none (`timesheet/month/causes.ts`). */
export function causeInMonth(cause: LeaveCause | null): string {
  return cause === null ? 'MA' : codes[cause];
}

const codes: Readonly<Record<LeaveCause, string>> = {
  holiday: 'FE',
  paidLeave: 'PE',
  unpaidLeave: 'PN',
  formerHolidays: 'EF',
};
