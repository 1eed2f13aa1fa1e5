/** A code that was sent, now or (`isResumed`) before. `challenge` is opaque and names it; `resendAfter` is in seconds; `sentTo` is masked. */
export interface SentCode {
  readonly challenge: string;
  readonly resendAfter: number;
  readonly sentTo?: string | undefined;
  readonly isResumed?: boolean | undefined;
}

/** Whether a code that is under way will do, which the server knows; 'Reinvia' asks for another. */
export interface CodeAsked {
  readonly resumes: boolean;
}

/** A failed call as the server explains it; `details.seconds` is how long another code has to wait. */
interface CodeFailure {
  readonly code: string;
  /** The sentence to show; empty when no answer came. */
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The calls of a one-time code, and how it is shown. */
export interface OneTimeCodeOptions {
  readonly channel: 'mail' | 'sms';
  /** What the code is for, where it is not plain. */
  readonly lead?: string;
  /** Where the code goes, as it may be shown; by default what `send` answers. */
  readonly address?: string;
  /** Has the code sent: at once, unless one is under way, and again by 'Reinvia'. */
  readonly send: (asked: CodeAsked) => Promise<SentCode>;
  /** Where a demo keeps the messages that it does not send: a link to it stands under the field. */
  readonly outbox?: string | undefined;
  /** Checks a code of six digits on the server. */
  readonly verify: (entered: { challenge: string; code: string }) => Promise<unknown>;
  /** The server's error of a failed call; undefined for a failure of another kind. */
  readonly readFailure: (error: unknown) => CodeFailure | undefined;
  /** The sentence for a check that no answer came to. */
  readonly unanswered: string;
  /** The code was right. Its challenge is good once, for the call that it was made for. When this rejects, only this is tried again. */
  readonly onPassed: (challenge: string) => void | Promise<void>;
}
