import { createHash } from 'node:crypto';
import type { AuditRow } from './audit.schema.ts';

/** Where a chain ends: how many events it has, and the hash of the last (empty where it has none). */
export interface ChainEnd {
  readonly events: number;
  readonly hash: string;
}

/**
 * What was done to a chain. `altered`: an event is not what was written; `missing`: events within are gone; `reordered`: an event stands in the
 * place of another; `cut`: the newest are gone; `emptied`: all are gone; `rewritten`: every hash was computed anew; `added`: there
 * are events that the product did not write; `end-missing`, `end-swapped`: what proves the end is gone, or is not ours.
 */
type ChainProblem =
  | 'altered'
  | 'missing'
  | 'reordered'
  | 'cut'
  | 'emptied'
  | 'rewritten'
  | 'added'
  | 'end-missing'
  | 'end-swapped';

/** A chain that is not what was written: what was done to it, and the first event where that shows. */
export interface ChainBreak {
  readonly isIntact: false;
  readonly brokenAt: number;
  readonly problem: ChainProblem;
}

/** What the hash of an event is over. */
export type Hashed = Omit<AuditRow, 'id' | 'hash' | 'companyId' | 'searchText'>;

type Linked = Hashed & Pick<AuditRow, 'hash'>;

/** Finds what was done to a chain, by its events and by the end that was kept apart from it; undefined where nothing was. */
export function findBreak(
  events: readonly Linked[],
  head: (ChainEnd & { readonly isOurs: boolean }) | undefined,
): ChainBreak | undefined {
  if (events.length === 0) return head && broken(1, 'emptied');
  const place = events.findIndex((event, index) => !isLinked(event, events[index - 1], index));
  const unlinked = events[place];
  if (unlinked) return broken(unlinked.sequence, problemOf(unlinked, events, place));
  if (!head) return broken(1, 'end-missing');
  const at = Math.min(head.events, events.length + 1);
  if (!head.isOurs) return broken(at, 'end-swapped');
  if (head.events > events.length) return broken(at, 'cut');
  if (head.events < events.length) return broken(at, 'added');
  return head.hash === events.at(-1)?.hash ? undefined : broken(at, 'rewritten');
}

/** Whether an event stands in its place: its number, its own hash, and the hash of the one before. */
export function isLinked(event: Linked, previous: Linked | undefined, index: number): boolean {
  return (
    event.sequence === index + 1 &&
    event.previousHash === (previous?.hash ?? '') &&
    event.hash === hashEvent(event)
  );
}

/** The hash of an event over all its facts and the hash of the one before. */
export function hashEvent({
  subject,
  sequence,
  at,
  actor,
  actingFor,
  action,
  data,
  previousHash,
}: Hashed): string {
  const facts = [subject, sequence, at.toISOString(), actor, actingFor, action, sorted(data), previousHash];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function problemOf(event: Linked, events: readonly Linked[], place: number): ChainProblem {
  if (event.sequence !== place + 1) return 'missing';
  const isWhole = event.hash === hashEvent(event);
  // An event that is whole points at one that no longer has the hash it had.
  if (isWhole) return 'altered';
  const wasElsewhere = events.some(({ sequence }) => event.hash === hashEvent({ ...event, sequence }));
  return wasElsewhere ? 'reordered' : 'altered';
}

function broken(brokenAt: number, problem: ChainProblem): ChainBreak {
  return { isIntact: false, brokenAt, problem };
}

// The database does not keep the order of a JSON object's names.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
