import type { Executor } from '../db/database.ts';

/** What a handler knows of the job. It may run twice: the work must stand that. */
export interface JobContext {
  readonly id: number;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborted when the server stops or the time of the job is over. */
  readonly signal: AbortSignal;
}

/** Does the work of one kind of job; throwing makes it run again later. */
export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

/** What else there is to do for one kind of job. */
export interface JobOptions<Payload> {
  /** Runs in the transaction in which a job dies: both happen or neither does. */
  readonly onDead?: (executor: Executor, payload: Payload) => Promise<void>;
  /** Whether a dead job is over for good, because `onDead` gave up what it was for: who wants it done begins anew. Default false. */
  readonly isOverWhenDead?: boolean;
  /** Whether somebody waits for it: such jobs have workers of their own, so that they come before all that waits. Default false. */
  readonly isUrgent?: boolean;
}

/** Who does the jobs of a kind. */
export interface RegisteredJob {
  readonly run: JobHandler<unknown>;
  readonly onDead: JobOptions<unknown>['onDead'];
  readonly isOverWhenDead: boolean;
  readonly isUrgent: boolean;
}
