import type { DataTermMonths } from 'shared-api/contracts/platform';
import type { Executor } from '../../platform/db/database.ts';

/** A mail that waits for the times of its receiver's company. */
interface WaitingMail {
  /** Null where the receiver belongs to none. */
  readonly companyId: string | null;
  /** Its address, whose last mail of this sort the pause counts from; null without a pause. */
  readonly to: string | null;
  /** `expiring` for documents that are about to expire, which have times of their own. */
  readonly kind: 'mail' | 'expiring';
  readonly now: Date;
  /** The pause counts from mails before this moment; `now` by default. */
  readonly lastBefore?: Date;
}

/** What companies chose, for other areas; all within the caller's transaction. */
export interface Settings {
  /** Which of these companies want no mail that one can do without (`is_notify_enable`). */
  listSilent(executor: Executor, companyIds: readonly string[]): Promise<readonly string[]>;
  /** How many months a company keeps what is of each kind; who belongs to none has the usual ones. */
  termMonths(executor: Executor, companyId: string | null): Promise<DataTermMonths>;
  /** When a mail that can wait may leave, `now` or later; at once where no company says otherwise (decision 059). */
  nextMailTime(executor: Executor, mail: WaitingMail): Promise<Date>;
}
