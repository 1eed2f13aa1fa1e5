import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, MetricSources } from './metrics.ts';

const requestBuckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const workBuckets = [0.1, 0.3, 1, 3, 10, 30, 120, 600];

/**
 * Counts for Prometheus. What begins with `sportello_installation_` is the whole installation's, and every process says the same of it;
 * all else is of this process alone.
 */
export function createPrometheusMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, event loop, garbage collection, open handles: the names that every dashboard for Node.js knows.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'sportello_requests_total',
    help: 'Requests answered by this process, by call and class of status',
    labelNames: ['call', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'sportello_request_seconds',
    help: 'Time to answer, by call',
    labelNames: ['call'],
    buckets: requestBuckets,
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'sportello_job_seconds',
    help: 'Time of each try of a job in this process, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: workBuckets,
    registers,
  });
  const sealSeconds = new Histogram({
    name: 'sportello_seal_seconds',
    help: 'Time from the last signature of a document to its seal, made by this process',
    buckets: workBuckets,
    registers,
  });
  const areaFailures = new Counter({
    name: 'sportello_area_failures_total',
    help: 'Failures that browsers reported to this process, by area, kind and browser',
    labelNames: ['area', 'kind', 'browser'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `sportello_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of this process to the database', ['state']);
  const waiting = gauge('database_waiting', 'Who waits in this process for a connection to the database');
  const lines = gauge('live_lines', 'Pages that follow changes over this process');
  const readable = gauge('installation_readable', '1 when the figures of the installation could be read');
  const jobs = gauge('installation_jobs', 'Jobs that are not done, by kind and state', ['kind', 'state']);
  const oldest = gauge('installation_oldest_due_job_seconds', 'How long the oldest due job waits, by kind', [
    'kind',
  ]);
  const deliveries = gauge(
    'installation_deliveries_of_day',
    'Messages of the last 24 hours, by channel and state',
    ['channel', 'state'],
  );
  const failures = gauge('installation_failures', 'What failed and nobody has seen to, by kind', ['kind']);
  const sessions = gauge('installation_sessions', 'Sessions that have not ended, by kind', ['kind']);

  async function readFigures(read: MetricSources['figures']): Promise<void> {
    for (const each of [jobs, oldest, deliveries, failures, sessions]) each.reset();
    const found = await read().catch(() => undefined);
    readable.set(found ? 1 : 0);
    if (!found) return;
    for (const { kind, state, count, oldestSeconds } of found.jobs) {
      jobs.set({ kind, state }, count);
      if (state === 'due') oldest.set({ kind }, oldestSeconds);
    }
    for (const { channel, state, count } of found.deliveries) deliveries.set({ channel, state }, count);
    for (const { kind, count } of found.failures) failures.set({ kind }, count);
    for (const { kind, count } of found.sessions) sessions.set({ kind }, count);
  }

  return {
    isOn: true,
    countRequest: ({ call, status, seconds }) => {
      requests.inc({ call, status: `${Math.floor(status / 100)}xx` });
      if (seconds !== undefined) requestSeconds.observe({ call }, seconds);
    },
    countJob: ({ kind, outcome, seconds }) => jobSeconds.observe({ kind, outcome }, seconds),
    countSeal: (seconds) => sealSeconds.observe(seconds),
    countAreaFailure: (failure) => areaFailures.inc({ ...failure }),
    read: async ({ database, live, figures }) => {
      const { inUse, idle, waiting: queue } = database.connections();
      connections.set({ state: 'in-use' }, inUse);
      connections.set({ state: 'idle' }, idle);
      waiting.set(queue);
      lines.set(live.count());
      await readFigures(figures);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
