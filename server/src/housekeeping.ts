import type { Chore } from './areas/area.ts';
import { createAuditVerification } from './platform/audit/audit-verification.ts';
import type { Platform } from './platform/platform.ts';

const hour = 60 * 60_000;

/**
 * Verifies the event log at once, and wherever that is due; every hour throws away what has run out, of the platform (jobs, sessions,
 * codes, links, counters, messages) and of the areas. @returns how to stop it, which waits for what is in hand.
 */
export function startHousekeeping(
  platform: Platform,
  choresOfAreas: readonly Chore[],
  everyMs = hour,
): () => Promise<void> {
  const { jobs, sessions, codes, oneTimeLinks, rateLimits, deliveries, logger } = platform;
  const { verifyDue } = createAuditVerification(platform);
  const chores = [jobs, sessions, codes, oneTimeLinks, rateLimits, deliveries, ...choresOfAreas];
  const tasks = [...chores.map((chore) => () => chore.clean()), verifyDue];
  let running: Promise<void> | undefined;
  let isStopping = false;

  const timer = setInterval(() => {
    start(tasks);
  }, everyMs);
  start([verifyDue]);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };

  function start(wanted: typeof tasks): void {
    running ??= run(wanted).finally(() => (running = undefined));
  }

  async function run(wanted: typeof tasks): Promise<void> {
    for (const task of wanted) {
      if (isStopping) return;
      try {
        await task();
      } catch (error) {
        logger.warn({ err: error }, 'a task of housekeeping failed');
      }
    }
  }
}
