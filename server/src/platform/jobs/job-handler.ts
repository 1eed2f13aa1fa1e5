import type { Executor } from '../db/database.ts';
import type { JobCrew } from './job-crew.ts';

/** What a handler knows of the job. It may run twice: the work must stand that. */
export interface JobContext {
  readonly id: number;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** When it was asked for. */
  readonly askedAt: Date;
  /** How often it was put off; that cost it no try. */
  readonly postponements: number;
  /** Aborted when the server stops or the time of the job is over. */
  readonly signal: AbortSignal;
}

/** Thrown by a handler to put its job off: it costs no try, for it is no fault of the job. */
export class PostponedJobError extends Error {
  readonly until: Date;
  constructor(reason: string, until: Date) {
    super(reason);
    this.name = 'PostponedJobError';
    this.until = until;
  }
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
  /** Who works on it in the place of the usual workers. */
  readonly crew?: JobCrew | undefined;
}

/** Who does the jobs of a kind. */
export interface RegisteredJob {
  readonly run: JobHandler<unknown>;
  readonly onDead: JobOptions<unknown>['onDead'];
  readonly isOverWhenDead: boolean;
  readonly isUrgent: boolean;
  readonly crew: JobCrew | undefined;
}
