import type { ServerUnderLoad, SettledMemory } from './server-process.ts';
import type { MemorySample } from './statistics.ts';

/** How a server was at a moment of its work. */
interface ServerSample extends MemorySample {
  /** How late its event loop was since the sample before, in ms, in the 99th percentile. */
  readonly lagMs: number;
}

/** How a server went through a run. */
export interface ServerCourse {
  /** Its memory after collections of garbage, while nobody worked, in the order of the run. */
  readonly settled: readonly SettledMemory[];
  /** While people worked; memory of the whole process. */
  readonly samples: readonly ServerSample[];
}

const sampleEveryMs = 5000;
const megabyte = 2 ** 20;

/** Follows memory and event loop of a server. */
export function watchServer(server: Pick<ServerUnderLoad, 'settledMemory' | 'metrics'>) {
  const settled: SettledMemory[] = [];
  const samples: ServerSample[] = [];
  const sample = async () => {
    const figures = await server.metrics();
    samples.push({
      at: performance.now(),
      megabytes: figures('process_resident_memory_bytes') / megabyte,
      lagMs: figures('nodejs_eventloop_lag_p99_seconds') * 1000,
    });
  };
  return {
    /** Takes the memory now that nobody works. */
    settle: async (): Promise<void> => {
      settled.push(await server.settledMemory());
    },
    /** Looks on while some work is done. @returns how late the event loop was in the worst of its samples, in ms */
    during: async (work: () => Promise<void>): Promise<number> => {
      // What is read covers the time since it was read before.
      await server.metrics();
      const first = samples.length;
      const timer = setInterval(() => void sample().catch(() => undefined), sampleEveryMs);
      await work().finally(() => clearInterval(timer));
      await sample();
      return Math.max(...samples.slice(first).map(({ lagMs }) => lagMs));
    },
    course: (): ServerCourse => ({ settled, samples }),
  };
}
