import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { findLastEvent, insertEvent, listEvents, lockChain } from './audit.repository.ts';
import type { AuditRow } from './audit.schema.ts';

/** Something that happened. */
export interface AuditEvent {
  /** What it happened to, and so the chain it belongs to: `signing_documents:<id>`. */
  subject: string;
  /** What happened, in the past: `document.sent`. */
  action: string;
  /** Id of the user who did it; null for the server itself. */
  actor: string | null;
  /** Id of the user in whose place it was done. */
  actingFor?: string | null;
  /** Facts, JSON only: no dates, no undefined. */
  data?: Record<string, unknown>;
}

/** What a chain looks like: whole, or broken at an event. */
export type ChainVerdict = { isIntact: true; events: number } | { isIntact: false; brokenAt: number };

/** What can be done with the event log. */
export type Audit = ReturnType<typeof createAudit>;

/** The service of the event log. */
export function createAudit({ clock }: { clock: Clock }) {
  return {
    /** Writes an event into its subject's chain, in the transaction of what it tells. */
    append: async (
      executor: Executor,
      { actingFor = null, data = {}, ...event }: AuditEvent,
    ): Promise<void> => {
      await lockChain(executor, event.subject);
      const last = await findLastEvent(executor, event.subject);
      const entry = {
        ...event,
        actingFor,
        data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
        at: clock.now(),
        sequence: (last?.sequence ?? 0) + 1,
        previousHash: last?.hash ?? '',
      };
      await insertEvent(executor, { ...entry, hash: hashEvent(entry) });
    },
    /** The events of a subject, the first one first. */
    list: listEvents,
    /** Checks a subject's chain: no event changed, none missing in between. */
    verifyChain: async (executor: Executor, subject: string): Promise<ChainVerdict> => {
      const events = await listEvents(executor, subject);
      const broken = events.find((event, index) => !isLinked(event, events[index - 1], index));
      return broken
        ? { isIntact: false, brokenAt: broken.sequence }
        : { isIntact: true, events: events.length };
    },
  };
}

function isLinked(event: AuditRow, previous: AuditRow | undefined, index: number): boolean {
  return (
    event.sequence === index + 1 &&
    event.previousHash === (previous?.hash ?? '') &&
    event.hash === hashEvent(event)
  );
}

type Hashed = Omit<AuditRow, 'id' | 'hash'>;

/** The hash of an event over all its facts and the hash of the one before. */
function hashEvent({ subject, sequence, at, actor, actingFor, action, data, previousHash }: Hashed): string {
  const facts = [subject, sequence, at.toISOString(), actor, actingFor, action, sorted(data), previousHash];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

// The database does not keep the order of a JSON object's names.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
