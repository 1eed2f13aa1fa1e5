import type { Config } from '../config.ts';
import type { DatabaseHandle } from '../db/database.ts';
import type { InstallationFigures } from './installation-figures.repository.ts';

/** A request that was answered. */
interface AnsweredRequest {
  /** The name of the call; `other` for pages and files. Never an address. */
  readonly call: string;
  readonly status: number;
  /** Undefined for a stream, whose length says nothing. */
  readonly seconds: number | undefined;
}

/** A job that was worked on. */
export interface WorkedJob {
  readonly kind: string;
  readonly outcome: 'done' | 'postponed' | 'failed' | 'dead';
  readonly seconds: number;
}

/** What is asked when somebody reads. */
export interface MetricSources {
  readonly database: Pick<DatabaseHandle, 'connections'>;
  readonly live: { count(): number };
  readonly figures: () => Promise<InstallationFigures>;
}

/** What the running process counts of itself, for who watches it from outside. Labels are bounded: no ids, no addresses. */
export interface Metrics {
  readonly isOn: boolean;
  countRequest(request: AnsweredRequest): void;
  countJob(job: WorkedJob): void;
  /** Seconds from a document's last signature to its seal. */
  countSeal(seconds: number): void;
  countAreaFailure(failure: { readonly area: string; readonly kind: string; readonly browser: string }): void;
  /** All figures in the text format of Prometheus, with its media type. */
  read(sources: MetricSources): Promise<{ readonly type: string; readonly text: string }>;
}

const ignore = () => undefined;
const off: Metrics = {
  isOn: false,
  countRequest: ignore,
  countJob: ignore,
  countSeal: ignore,
  countAreaFailure: ignore,
  read: async () => ({ type: 'text/plain', text: '' }),
};

/** Counts where somebody reads it: where a port or a token for `/metrics` is set. Nothing is loaded otherwise. */
export async function openMetrics({ metrics: { port, token } }: Pick<Config, 'metrics'>): Promise<Metrics> {
  if (port === undefined && token === undefined) return off;
  const { createPrometheusMetrics } = await import('./prometheus-metrics.ts');
  return createPrometheusMetrics();
}
