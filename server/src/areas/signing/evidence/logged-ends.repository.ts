import { and } from 'drizzle-orm';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';

/** An event of a chain by its place. */
interface PlacedEvent {
  readonly subject: string;
  readonly sequence: number;
  readonly hash: string;
}

/** The events of some chains at some places; more than were asked for, since each place is looked for in each chain. */
export async function listEventsAt(
  executor: Executor,
  { subjects, places }: { readonly subjects: readonly string[]; readonly places: readonly number[] },
): Promise<PlacedEvent[]> {
  const { subject, sequence, hash } = platformAudit;
  return executor
    .select({ subject, sequence, hash })
    .from(platformAudit)
    .where(and(isOneOf(subject, subjects), isOneOf(sequence, places)));
}
