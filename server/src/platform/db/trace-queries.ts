import type { Pool, PoolClient } from 'pg';
import { findTracer, traced, type SpanFacts } from '../tracing/tracing.ts';

type Query = (...given: readonly unknown[]) => unknown;

/** Makes each statement a part of the trace that it is sent in: what it does and to which table, without its text and its values. */
export function traceQueries(pool: Pool): void {
  if (!findTracer()) return;
  traceQueriesOf(pool);
  // Those of transactions; the pool itself calls back, and is traced already.
  pool.on('connect', traceQueriesOf);
}

function traceQueriesOf(source: Pool | PoolClient): void {
  const query: Query = source.query.bind(source) as Query;
  const tracedQuery: Query = (...given) => {
    const text = textOf(given[0]);
    if (text === undefined || typeof given.at(-1) === 'function') return query(...given);
    return traced(factsOf(text), async () => query(...given));
  };
  Object.assign(source, { query: tracedQuery });
}

function textOf(first: unknown): string | undefined {
  if (typeof first === 'string') return first;
  const { text, submit } = (first ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

const verb = /^\s*(?:with\b[\s\S]*?\)\s*)?(\w+)/i;
const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

function factsOf(text: string): SpanFacts {
  const operation = (verb.exec(text)?.[1] ?? 'statement').toLowerCase();
  const collection = table.exec(text)?.[1];
  return {
    name: collection ? `${operation} ${collection}` : operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(collection && { 'db.collection.name': collection }),
    },
  };
}
