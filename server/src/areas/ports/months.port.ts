import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import type { EmployeeRecord } from './directory.port.ts';

/** A day of somebody's calendar of work. */
interface CalendarWorkDay {
  readonly day: PlainDay;
  /** Minutes that are to be worked on it: none on holidays and days off. */
  readonly planned: number;
  /** Of a public holiday, in both languages; null where it is none. */
  readonly holidayName: { readonly it: string; readonly en: string } | null;
}

/** From a day to another, both included. */
export interface DaySpan {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** What an absence takes of somebody's days. */
export interface AbsenceInMonths {
  /** Who brought it about; null for the product itself. */
  readonly caller: SignedInCaller | null;
  readonly employee: EmployeeRecord;
  readonly requestId: string;
  /** The causale of the timesheet (`causes.ts`). */
  readonly causeId: string;
  /** Empty when it takes nothing any more. */
  readonly days: readonly { readonly day: PlainDay; readonly minutes: number }[];
}

/** What the timesheet knows and does for other areas; all within the caller's transaction. */
export interface Months {
  /** What is to be worked on each day: as it was when its month was closed, else as the plans have it now. At most three years. */
  listWorkDays(
    executor: Executor,
    employee: Pick<EmployeeRecord, 'id' | 'companyId'>,
    span: DaySpan,
  ): Promise<readonly CalendarWorkDay[]>;
  /** Minutes of the longest day of each employee's week, as their plan of a day has it; the usual eight hours where it has none. */
  listUsualDays(
    executor: Executor,
    employees: readonly Pick<EmployeeRecord, 'id' | 'companyId'>[],
    day: PlainDay,
  ): Promise<ReadonlyMap<string, number>>;
  /**
   * Makes sure that nobody closes the months of a span until the transaction ends, and that none of them is locked: a closed one for
   * everybody, one that waits for approval for who does not manage it. @throws AppError `conflict` with `isLocked`.
   */
  requireUnlocked(
    executor: Executor,
    employee: Pick<EmployeeRecord, 'id' | 'companyId'>,
    span: DaySpan & { readonly mayManage: boolean },
  ): Promise<void>;
  /** Writes an approved absence into the months, in place of what the same request took before. @throws AppError `conflict` where one is closed. */
  setAbsence(executor: Executor, absence: AbsenceInMonths): Promise<void>;
}
