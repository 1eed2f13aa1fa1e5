import { createHash } from 'node:crypto';
import type { AuditRow } from '../audit/audit.schema.ts';
import type { DecidingRow } from './deciding-rows.ts';
import type { NotedRow } from './noted-rows.schema.ts';

/** What is wrong with a row: it changed, came or went without an event, what was noted of it is not ours, or others contradict it. */
export type RowProblem = 'changed' | 'came' | 'gone' | 'note-forged' | 'contradicted';

interface Compared {
  readonly row: DecidingRow | undefined;
  readonly noted: NotedRow | undefined;
  readonly isOurs: (noted: NotedRow) => boolean;
  /** From when on a row that nobody noted must have come with an event; undefined while its kind is compared for the first time. */
  readonly since: Date | undefined;
  /** The events of its chains that may make, change or remove it. */
  readonly events: readonly Pick<AuditRow, 'subject' | 'sequence' | 'at'>[];
}

/** Whether events have to be looked at: the row is not the one that was noted. */
export function isOther(row: DecidingRow | undefined, noted: NotedRow | undefined): boolean {
  return row === undefined || noted === undefined || digestOf(row) !== noted.digest;
}

/** Whether its chains went on since it was noted: what they tell by now explains no change that comes later. */
export function hasOlderEnds(
  { subjects }: Pick<DecidingRow, 'subjects'>,
  { ends }: Pick<NotedRow, 'ends'>,
  now: ReadonlyMap<string, number>,
): boolean {
  return subjects.some((subject) => (now.get(subject) ?? 0) > (ends[subject] ?? 0));
}

/** Whether it is what was noted of it by what counted then. */
function isAsBefore(row: DecidingRow | undefined, noted: NotedRow | undefined): boolean {
  return row?.earlierFacts !== undefined && digestOf({ facts: row.earlierFacts }) === noted?.digest;
}

/** What is wrong with a row; undefined where nothing is. */
export function compareRow({ row, noted, isOurs, since, events }: Compared): RowProblem | undefined {
  if (row?.contradiction !== undefined) return 'contradicted';
  if (noted && !isOurs(noted)) return 'note-forged';
  if (!isOther(row, noted) || isAsBefore(row, noted)) return undefined;
  if (!noted) return since === undefined || events.some(({ at }) => at >= since) ? undefined : 'came';
  const isLater = events.some(({ subject, sequence }) => sequence > (noted.ends[subject] ?? 0));
  if (isLater) return undefined;
  return row ? 'changed' : 'gone';
}

/** The digest of what counts of a row. */
export function digestOf({ facts }: Pick<DecidingRow, 'facts'>): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** What the proof of a noted row is over. */
export function notedFacts({ kind, id, digest, ends }: Omit<NotedRow, 'notedAt' | 'proof'>): string[] {
  const sorted = Object.entries(ends).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [kind, id, digest, JSON.stringify(sorted)];
}
