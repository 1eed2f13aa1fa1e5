import type { DeliveryRow } from './deliveries.schema.ts';
import type { MailPace } from './mail-pace.ts';

/** A way out of the house. Sending may be tried again after it threw. */
export interface Channel {
  /**
   * @throws RefusedRecipientError when trying again is useless; RefusedContentError likewise; UnsentError when it is no fault of the
   * message, which then waits.
   */
  send(delivery: DeliveryRow): Promise<void>;
  /** How fast messages leave by it; undefined where they leave as they come. */
  readonly pace?: MailPace;
  /** Lets go of what it holds open. */
  close?(): void;
}

/** The other side refused the recipient for good: the message bounced. */
export class RefusedRecipientError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRecipientError';
  }
}

/** The other side refused for good what is in the message. */
export class RefusedContentError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedContentError';
  }
}

/** The other side does not take this recipient's messages for now. */
export class RecipientNotReadyError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RecipientNotReadyError';
  }
}

interface UnsentOptions {
  /** Whether the installation is at fault, its credentials or its network; else the other side is asked too much. */
  readonly isOurFault: boolean;
  /** Whether it is about the message, or about every message that leaves by the channel. */
  readonly concerns: 'mail' | 'server';
  /** After which time the other side wants to be asked again, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** The message did not leave, and is not at fault. */
export class UnsentError extends Error {
  readonly isOurFault: boolean;
  readonly concerns: 'mail' | 'server';
  readonly retryAfterMs: number | undefined;
  constructor(reason: string, { isOurFault, concerns, retryAfterMs }: UnsentOptions) {
    super(reason);
    this.name = isOurFault ? 'InstallationFaultError' : 'BusyServiceError';
    this.isOurFault = isOurFault;
    this.concerns = concerns;
    this.retryAfterMs = retryAfterMs;
  }
}
