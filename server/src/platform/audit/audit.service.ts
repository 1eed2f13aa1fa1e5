import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { logLiveKey } from 'shared-api/contracts/platform';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { isSameText } from '../ids.ts';
import { publishChange } from '../live/live-messages.ts';
import {
  findHead,
  findLastEvent,
  insertEvents,
  insertHeads,
  listEvents,
  listNewestEvents,
  lockChain,
  saveHead,
  type EventCompany,
} from './audit.repository.ts';
import type { AuditHead, AuditRow } from './audit.schema.ts';

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
  /**
   * The company whose administrators may read of it in the log, or a query for it; nobody but super users where it is left out
   * (decision 051).
   */
  companyId?: EventCompany;
  /** Facts, JSON only: no dates, no undefined. */
  data?: Record<string, unknown>;
}

/** What a chain looks like: whole, or broken at an event. */
type ChainVerdict = { isIntact: true; events: number } | { isIntact: false; brokenAt: number };

/** What can be done with the event log. */
export type Audit = ReturnType<typeof createAudit>;

interface AuditDependencies {
  clock: Clock;
  /** Secret of the installation: who has the database alone cannot prove the end of a chain. */
  secret: string;
}

/** Of a chain that was found broken when something was added to it: it stays broken. */
const noProof = '';

/**
 * The service of the event log. Each event holds the hash of the one before; the end of each chain is kept apart with a proof that
 * needs the installation's secret (decision 023).
 */
export function createAudit({ clock, secret }: AuditDependencies) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sportello.audit', 32));
  return {
    /** Writes an event into its subject's chain, in the transaction of what it records; pages that show the log follow. */
    append: async (executor: Executor, event: AuditEvent): Promise<void> => {
      await lockChain(executor, event.subject);
      const { end, isProved } = await findEnd(executor, event.subject);
      const link = { at: clock.now(), sequence: end.events + 1, previousHash: end.hash };
      const entry = entryOf(event, link);
      const hash = hashEvent(entry);
      const { companyId = null } = event;
      await publishEvents(executor, await insertEvents(executor, [{ ...entry, companyId, hash }]));
      const head = { subject: event.subject, events: entry.sequence, hash };
      await saveHead(executor, { ...head, proof: isProved ? prove(head) : noProof });
    },
    /** Writes the first event of each of many chains, whose subjects the same transaction made: nobody else knows them yet. */
    begin: async (executor: Executor, events: readonly AuditEvent[]): Promise<void> => {
      if (events.length === 0) return;
      const at = clock.now();
      const rows = events.map((event) => {
        const entry = entryOf(event, { at, sequence: 1, previousHash: '' });
        return { ...entry, companyId: event.companyId ?? null, hash: hashEvent(entry) };
      });
      await publishEvents(executor, await insertEvents(executor, rows));
      const heads = rows.map(({ subject, hash }) => ({ subject, events: 1, hash }));
      await insertHeads(
        executor,
        heads.map((head) => ({ ...head, proof: prove(head) })),
      );
    },
    /** The events of a subject, the first one first. */
    list: listEvents,
    /** The events of a subject, the newest first, from before a place in its chain on. */
    listNewest: listNewestEvents,
    /** Checks a subject's chain: no event changed, none missing, none that this installation did not write. */
    verifyChain: async (executor: Executor, subject: string): Promise<ChainVerdict> => {
      const { events, head } = await readChain(executor, subject);
      if (events.length === 0 && !head) return { isIntact: true, events: 0 };
      const broken = events.find((event, index) => !isLinked(event, events[index - 1], index));
      if (broken) return { isIntact: false, brokenAt: broken.sequence };
      if (isProof(head) && isEnd(head, events)) return { isIntact: true, events: events.length };
      return { isIntact: false, brokenAt: Math.min(head?.events ?? 1, events.length + 1) };
    },

    /** Proves the end of a chain that a version without proofs wrote, unless it is broken. */
    adopt: async (executor: Executor, subject: string): Promise<void> => {
      await lockChain(executor, subject);
      const events = await listEvents(executor, subject);
      const last = events.at(-1);
      const isBroken = events.some((event, index) => !isLinked(event, events[index - 1], index));
      if (!last || isBroken || (await findHead(executor, subject))) return;
      const head = { subject, events: last.sequence, hash: last.hash };
      await saveHead(executor, { ...head, proof: prove(head) });
    },
  };

  // Nothing is added between the two readings.
  function readChain(executor: Executor, subject: string) {
    return executor.transaction(async (tx) => {
      await lockChain(tx, subject);
      return { events: await listEvents(tx, subject), head: await findHead(tx, subject) };
    });
  }

  // A chain goes on from the end that was proved: what was cut off from its end, or changed there, leaves a gap that stays.
  async function findEnd(executor: Executor, subject: string) {
    const head = await findHead(executor, subject);
    if (isProof(head)) return { end: head, isProved: true };
    const last = await findLastEvent(executor, subject);
    const end = { events: last?.sequence ?? 0, hash: last?.hash ?? '' };
    return { end, isProved: !head && !last };
  }

  function prove({ subject, events, hash }: Omit<AuditHead, 'proof'>): string {
    return createHmac('sha256', key)
      .update(JSON.stringify([subject, events, hash]))
      .digest('hex');
  }

  function isProof(head: AuditHead | undefined): head is AuditHead {
    return head !== undefined && isSameText(head.proof, prove(head));
  }
}

/** Has the pages follow that show the log. */
async function publishEvents(executor: Executor, companies: ReadonlySet<string | null>): Promise<void> {
  for (const managersOf of companies)
    await publishChange(executor, { to: { managersOf }, keys: [logLiveKey] });
}

function isEnd(head: AuditHead, events: readonly AuditRow[]): boolean {
  return head.events === events.length && head.hash === events.at(-1)?.hash;
}

function isLinked(event: AuditRow, previous: AuditRow | undefined, index: number): boolean {
  return (
    event.sequence === index + 1 &&
    event.previousHash === (previous?.hash ?? '') &&
    event.hash === hashEvent(event)
  );
}

type Hashed = Omit<AuditRow, 'id' | 'hash' | 'companyId'>;

function entryOf(
  { actingFor = null, companyId: _company, data = {}, ...event }: AuditEvent,
  link: Pick<AuditRow, 'at' | 'sequence' | 'previousHash'>,
): Hashed {
  const facts = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  return { ...event, actingFor, data: facts, ...link };
}

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
