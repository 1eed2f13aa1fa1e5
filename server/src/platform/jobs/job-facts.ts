import type { RowFacts } from '../secrets/row-proofs.ts';
import type { JobRow } from './jobs.schema.ts';

/** What the proof of a job is over: what is done, and with what. The database keeps the names of a payload in another order. */
export function jobFacts({ kind, payload }: Pick<JobRow, 'kind' | 'payload'>): RowFacts {
  return [kind, JSON.stringify(sorted(JSON.parse(JSON.stringify(payload ?? null))))];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
