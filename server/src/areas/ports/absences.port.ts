import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import type { DaySpan } from './months.port.ts';

/** What the area of absences knows for other areas; all within the caller's transaction. */
export interface Absences {
  /**
   * The working days, from one to another, of a company's people for which an absence or its withdrawal waits for a decision: by employee,
   * in order. One query, however many they are.
   */
  listPendingDays(
    executor: Executor,
    span: DaySpan & { readonly companyId: string },
  ): Promise<ReadonlyMap<string, readonly PlainDay[]>>;
}

/** Is called, in the transaction that changes it, when what is to be worked changes from a day on: a plan, or a site's holiday. */
export type CalendarChanged = (
  executor: Executor,
  change: {
    readonly companyId: string;
    /** Null for everybody of the company. */
    readonly employeeId: string | null;
    /** The first day that may differ. */
    readonly from: PlainDay;
    /** Null for the product itself. */
    readonly caller: SignedInCaller | null;
  },
) => Promise<void>;
