import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { setTracer } from './tracing.ts';

/**
 * Has traces leave by OTLP where an endpoint is set; the libraries are loaded then alone. Before the database is opened.
 * @returns how to end them, which sends what still waits
 */
export async function startTraces(
  { traces }: Pick<Config, 'traces'>,
  logger: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  if (!traces.isOn) return async () => undefined;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  const { tracer, stop } = createOpenTelemetry(traces);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await stop().catch((error: unknown) => logger.warn({ err: error }, 'the last traces were not sent'));
  };
}
