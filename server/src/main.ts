import { resolve } from 'node:path';
import { readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { startServer } from './start-server.ts';
import { welcome } from './welcome.ts';

// What the process writes is for its own user alone, temporary files included.
process.umask(0o077);

/** `npm start` ends up here: reads the configuration, starts, shows the person at the terminal where to go. */
async function main(): Promise<void> {
  // A person at a terminal wants to go on seeing the welcome; a machine that collects the log wants every request.
  const LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info';
  const config = readConfig({ LOG_LEVEL, ...process.env });
  const logger = createLogger(config.logLevel);
  const server = await startServer({ config, logger });
  console.log(welcome({ ...server, dataFolder: resolve(config.dataFolder) }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Who interrupts it at a terminal waits for it; who ends it from elsewhere may have others to take its place.
      const delayMs = signal === 'SIGTERM' ? config.http.stopDelayMs : 0;
      void server.stop({ delayMs }).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
