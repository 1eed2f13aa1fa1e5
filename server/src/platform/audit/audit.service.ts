import { createHmac, hkdfSync } from 'node:crypto';
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
  listEventsWith,
  listNewestEvents,
  listHeads,
  lockChain,
  lockChains,
  saveHeads,
  type EventCompany,
} from './audit.repository.ts';
import type { AuditHead, AuditRow } from './audit.schema.ts';
import { findBreak, hashEvent, isLinked, type ChainBreak, type ChainEnd, type Hashed } from './chain.ts';

/** The names of actions that have words: whoever has the words adds them (`areas/log-words.ts`). */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface AuditActions {}
export type AuditAction = AuditActions extends { readonly names: infer Name extends string } ? Name : string;

/** Something that happened. */
export interface AuditEvent {
  /** What it happened to, and so the chain it belongs to: `signing_documents:<id>`. */
  subject: string;
  /** What happened, in the past: `document.sent`. */
  action: AuditAction;
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

/** What a chain looks like: whole, with so many events, or broken. */
type ChainVerdict = { readonly isIntact: true; readonly events: number } | ChainBreak;

/** An event that is not the one that somebody else noted as the end of its chain: which chain, and at which place. */
export interface StrayedEnd {
  readonly subject: string;
  readonly brokenAt: number;
}

type FindStrayed = (executor: Executor) => Promise<readonly StrayedEnd[]>;

/** What can be done with the event log. */
export type Audit = ReturnType<typeof createAudit>;

interface AuditDependencies {
  clock: Clock;
  /** Secret of the installation: who has the database alone cannot prove the end of a chain. */
  secret: string;
  /** What it was before: the ends that it proved are good until something is added to their chains. */
  previousSecrets?: readonly string[];
}

/** Of a chain that was found broken when something was added to it: it stays broken. */
const noProof = '';

/** Where a chain goes on, and whether its end was proved. */
interface KnownEnd {
  readonly end: ChainEnd;
  readonly isProved: boolean;
}

const noEvents: ChainEnd = { events: 0, hash: '' };

/**
 * The service of the event log. Each event holds the hash of the one before; the end of each chain is kept apart with a proof that
 * needs the installation's secret (decision 023).
 */
export function createAudit({ clock, secret, previousSecrets = [] }: AuditDependencies) {
  const [key, ...previousKeys] = [keyOf(secret), ...previousSecrets.map(keyOf)] as const;
  const notedElsewhere: FindStrayed[] = [];
  return {
    /** Writes an event into its subject's chain, in the transaction of what it records; pages that show the log follow. */
    append: (executor: Executor, event: AuditEvent): Promise<void> => appendMany(executor, [event]),
    /** The same for many events, in a few statements: those of one subject one after the other. */
    appendMany,
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
    /** The events of subjects that have a field in their facts, however deep, or are of some actions. */
    listWith: listEventsWith,
    /** The events of a subject, the newest first, from before a place in its chain on. */
    listNewest: listNewestEvents,
    /** Checks a subject's chain: no event changed, none missing, none that this installation did not write. */
    verifyChain: async (executor: Executor, subject: string): Promise<ChainVerdict> => {
      const { events, head } = await readChain(executor, subject);
      const found = findBreak(events, head && { ...head, isOurs: isProof(head) });
      return found ?? { isIntact: true, events: events.length };
    },

    /** The end of a subject's chain as it stands now: how many events it has, and the hash of the last. */
    findEnd: async (executor: Executor, subject: string): Promise<ChainEnd> =>
      (await findEnds(executor, [subject])).get(subject)?.end ?? noEvents,

    /** The proof that a chain of this installation ended so once: only who has its secret can make it, or compare it. */
    proveEnd: (subject: string, end: ChainEnd): string => prove({ subject, ...end }),

    /** Has the daily verification ask who noted ends of chains whether these still end so there. */
    watchEnds: (find: FindStrayed): void => void notedElsewhere.push(find),

    /** The chains that are not what was noted of them elsewhere. */
    findStrayed: async (executor: Executor): Promise<StrayedEnd[]> => {
      const found = (await Promise.all(notedElsewhere.map((find) => find(executor)))).flat();
      // More than one may have noted it.
      return [...new Map(found.map((end) => [`${end.subject} ${end.brokenAt}`, end])).values()];
    },

    /** Proves the end of a chain that a version without proofs wrote, unless it is broken. */
    adopt: async (executor: Executor, subject: string): Promise<void> => {
      await lockChain(executor, subject);
      const events = await listEvents(executor, subject);
      const last = events.at(-1);
      const isBroken = events.some((event, index) => !isLinked(event, events[index - 1], index));
      if (!last || isBroken || (await findHead(executor, subject))) return;
      const head = { subject, events: last.sequence, hash: last.hash };
      await saveHeads(executor, [{ ...head, proof: prove(head) }]);
    },
  };

  async function appendMany(executor: Executor, events: readonly AuditEvent[]): Promise<void> {
    if (events.length === 0) return;
    const subjects = [...new Set(events.map(({ subject }) => subject))];
    await lockChains(executor, subjects);
    const ends = await findEnds(executor, subjects);
    const at = clock.now();
    const rows = events.map((event) => {
      const { end, isProved } = ends.get(event.subject) ?? { end: noEvents, isProved: true };
      const entry = entryOf(event, { at, sequence: end.events + 1, previousHash: end.hash });
      const hash = hashEvent(entry);
      ends.set(event.subject, { end: { events: entry.sequence, hash }, isProved });
      return { ...entry, companyId: event.companyId ?? null, hash };
    });
    await publishEvents(executor, await insertEvents(executor, rows));
    const heads = [...ends].map(([subject, { end, isProved }]) => {
      const head = { subject, ...end };
      return { ...head, proof: isProved ? prove(head) : noProof };
    });
    await saveHeads(executor, heads);
  }

  // Nothing is added between the two readings.
  function readChain(executor: Executor, subject: string) {
    return executor.transaction(async (tx) => {
      await lockChain(tx, subject);
      return { events: await listEvents(tx, subject), head: await findHead(tx, subject) };
    });
  }

  // A chain goes on from the end that was proved: what was cut off from its end, or changed there, leaves a gap that stays.
  async function findEnds(executor: Executor, subjects: readonly string[]): Promise<Map<string, KnownEnd>> {
    const heads = new Map((await listHeads(executor, subjects)).map((head) => [head.subject, head]));
    const ends = new Map<string, KnownEnd>();
    for (const subject of subjects) {
      const head = heads.get(subject);
      ends.set(
        subject,
        isProof(head)
          ? { end: { events: head.events, hash: head.hash }, isProved: true }
          : await findUnproved(executor, subject, head),
      );
    }
    return ends;
  }

  async function findUnproved(
    executor: Executor,
    subject: string,
    head: AuditHead | undefined,
  ): Promise<KnownEnd> {
    const last = await findLastEvent(executor, subject);
    if (!last) return { end: noEvents, isProved: !head };
    return { end: { events: last.sequence, hash: last.hash }, isProved: false };
  }

  function prove({ subject, events, hash }: Omit<AuditHead, 'proof'>, by = key): string {
    return createHmac('sha256', by)
      .update(JSON.stringify([subject, events, hash]))
      .digest('hex');
  }

  function isProof(head: AuditHead | undefined): head is AuditHead {
    return head !== undefined && [key, ...previousKeys].some((by) => isSameText(head.proof, prove(head, by)));
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sportello.audit', 32));
}

/** Has the pages follow that show the log. */
async function publishEvents(executor: Executor, companies: ReadonlySet<string | null>): Promise<void> {
  for (const managersOf of companies)
    await publishChange(executor, { to: { managersOf }, keys: [logLiveKey] });
}

function entryOf(
  { actingFor = null, companyId: _company, data = {}, ...event }: AuditEvent,
  link: Pick<AuditRow, 'at' | 'sequence' | 'previousHash'>,
): Hashed {
  const facts = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  return { ...event, actingFor, data: facts, ...link };
}
