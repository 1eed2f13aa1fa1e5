import type { CodePurpose } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';

/** A code that was entered rightly, and that a call wants to use now. */
export interface PassedCode {
  readonly challenge: string;
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly sessionId: string;
}

/** What signing needs of whoever checks one-time codes. */
export interface PassedCodes {
  /** Uses a passed code up, in the transaction of what it allows. @throws AppError `code-expired` when there is none. */
  take(executor: Executor, code: PassedCode): Promise<void>;
}
