import type { Clock } from '../../clock.ts';
import type { Database, Executor } from '../../db/database.ts';
import { announceFailures } from '../../failures/announce-failures.ts';
import { isUuid } from '../../ids.ts';
import { lockSent, updateDelivery } from '../deliveries.repository.ts';
import { readRefusal } from '../mail-refusal.ts';
import { readReturnedMail, type DeliveryReport } from './delivery-report.ts';
import type { ReturnAddresses } from './return-address.ts';

/** What became of a mail that came back: its mail failed by it, it says nothing of one, or none of ours is known by it. */
type BounceOutcome = 'recorded' | 'no-failure' | 'unknown';

/** What can be done with mails that come back. */
export interface Bounces {
  /** Records what a mail says that came back, whole as it came. */
  receive(raw: string): Promise<BounceOutcome>;
}

interface BouncesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly returnAddresses: Pick<ReturnAddresses, 'find'>;
  /** Has others know that the state of a message changed. */
  readonly announce: (executor: Executor, reference: string | null) => Promise<void>;
}

/** Finds the mail that came back, by the address to which it did or by its own id, and records that it did not arrive. */
export function createBounces({ db, clock, returnAddresses, announce }: BouncesDependencies): Bounces {
  return {
    receive: async (raw) => {
      const { headers, reports, messageId } = readReturnedMail(raw);
      const failure = reports.find(({ action }) => action === 'failed');
      const id = returnAddresses.find(headers) ?? messageId.split('@')[0]?.toLowerCase() ?? '';
      if (!isUuid(id)) return 'unknown';
      if (!failure) return 'no-failure';
      return db.transaction(async (tx) => {
        const delivery = await lockSent(tx, id);
        if (!delivery) return 'unknown';
        await updateDelivery(tx, id, { ...outcomeOf(failure), failedAt: clock.now() });
        await announce(tx, delivery.reference);
        await announceFailures(tx, delivery.companyId);
        return 'recorded';
      });
    },
  };
}

/** Whose fault it is, as if the server had said it at once; what only waited too long is no refusal of the address. */
function outcomeOf({ status, diagnostic }: DeliveryReport) {
  const words = `${status} ${diagnostic}`.trim();
  if (status.startsWith('4.'))
    return { state: 'failed', fault: 'receiver', lastError: `RecipientNotReadyError: ${words}` } as const;
  const refused = { command: 'RCPT TO', code: 'EENVELOPE', responseCode: 550, response: `550 ${words}` };
  const { fault } = readRefusal(refused);
  if (fault === 'receiver')
    return { state: 'bounced', fault, lastError: `RefusedRecipientError: ${words}` } as const;
  const name = fault === 'content' ? 'RefusedContentError' : 'InstallationFaultError';
  return { state: 'failed', fault, lastError: `${name}: ${words}` } as const;
}
