import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';

/** Whom an administrator chose in the list of users, for another area to do something with. */
export interface ChosenUsers {
  /**
   * The ids of the accounts of a choice that its maker still administers, by name, those that cannot be signed in to among them: whoever
   * leaves them out says so; within the caller's transaction. @throws AppError `not-found` for a choice that is not the caller's, or ran out.
   */
  listChosen(executor: Executor, caller: SignedInCaller, choiceId: string): Promise<readonly string[]>;
}
