/**
 * Loaded into the server of a run before its own code (`--import`, with `--expose-gc`): answers, when it is asked, what its memory is
 * once what nobody needs any more is collected.
 */
import type { SettledMemory } from './server-process.ts';

const megabyte = 2 ** 20;

process.on('message', () => {
  // Twice: what the first finds to be over may hold something that only the second lets go.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const memory: SettledMemory = { rss: rss / megabyte, held: (heapUsed + external) / megabyte };
  process.send?.(memory);
});
// Whoever started it is gone: nobody else would end it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
