import type { DeliveryRow } from './deliveries.schema.ts';

/** A way out of the house. Sending may be tried again after it threw. */
export interface Channel {
  /** @throws RefusedRecipientError when trying again is useless. */
  send(delivery: DeliveryRow): Promise<void>;
}

/** The other side refused the recipient for good: the message bounced. */
export class RefusedRecipientError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRecipientError';
  }
}
