import { sha256 } from './bytes.ts';

/** An event of the log as it stands in the package. */
export interface PackedEvent {
  readonly subject: string;
  readonly sequence: number;
  readonly at: string;
  readonly actor: string | null;
  readonly actingFor: string | null;
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly previousHash: string;
  readonly hash: string;
}

/** The first event that is not what was written, or that does not follow on the one before it; undefined where all are and do. */
export async function findBrokenEvent(events: readonly PackedEvent[]): Promise<number | undefined> {
  let previousHash = '';
  let sequence = 0;
  for (const event of events) {
    sequence += 1;
    const isNext = event.sequence === sequence && event.previousHash === previousHash;
    if (!isNext || (await hashOfEvent(event)) !== event.hash) return sequence;
    previousHash = event.hash;
  }
  return undefined;
}

async function hashOfEvent({
  subject,
  sequence,
  at,
  actor,
  actingFor,
  action,
  data,
  previousHash,
}: PackedEvent) {
  const facts = [subject, sequence, at, actor, actingFor, action, sortedNames(data), previousHash];
  return sha256(new TextEncoder().encode(JSON.stringify(facts)));
}

function sortedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortedNames(inner)]));
}
