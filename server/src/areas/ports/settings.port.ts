import type { Executor } from '../../platform/db/database.ts';

/** What companies chose, for other areas; all within the caller's transaction. */
export interface Settings {
  /** Which of these companies want no mail that one can do without (`is_notify_enable`). */
  listSilent(executor: Executor, companyIds: readonly string[]): Promise<readonly string[]>;
}
