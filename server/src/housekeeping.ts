import type { Chore } from './areas/area.ts';
import { createAuditVerification } from './platform/audit/audit-verification.ts';
import type { Platform } from './platform/platform.ts';

const hour = 60 * 60_000;
const halfMinute = 30_000;

/**
 * Verifies the event log at once, and wherever that is due; every hour throws away what has run out, of the platform (jobs, sessions,
 * codes, links, counters, messages) and of the areas. @returns how to stop it, which waits for what is in hand.
 */
export function startHousekeeping(
  platform: Platform,
  choresOfAreas: readonly Chore[],
  everyMs = hour,
): () => Promise<void> {
  const {
    jobs,
    sessions,
    codes,
    oneTimeLinks,
    rateLimits,
    deliveries,
    push,
    areaFailures,
    readings,
    notedRows,
    liveMoves,
    logger,
  } = platform;
  const { verifyDue } = createAuditVerification(platform);
  const chores = [
    jobs,
    sessions,
    codes,
    oneTimeLinks,
    rateLimits,
    deliveries,
    push,
    areaFailures,
    readings,
    notedRows,
    liveMoves,
    ...choresOfAreas,
  ];
  const tasks = [...chores.map((chore) => () => chore.clean()), verifyDue];
  const { stop, start } = keepDoing(tasks, { logger, everyMs });
  start([() => liveMoves.clean(), verifyDue]);
  return stop;
}

/** Has the areas look after what cannot wait an hour, every half minute. @returns how to stop it, as `startHousekeeping` does */
export function startRounds(
  { logger }: Pick<Platform, 'logger'>,
  rounds: readonly Chore[],
  everyMs = halfMinute,
): () => Promise<void> {
  const tasks = rounds.map((round) => () => round.clean());
  return keepDoing(tasks, { logger, everyMs }).stop;
}

type Task = () => Promise<unknown>;

function keepDoing(
  tasks: readonly Task[],
  { logger, everyMs }: Pick<Platform, 'logger'> & { readonly everyMs: number },
) {
  let running: Promise<void> | undefined;
  let isStopping = false;

  const timer = setInterval(() => {
    start(tasks);
  }, everyMs);
  timer.unref();
  const stop = async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
  return { stop, start };

  function start(wanted: readonly Task[]): void {
    running ??= run(wanted).finally(() => (running = undefined));
  }

  async function run(wanted: readonly Task[]): Promise<void> {
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
