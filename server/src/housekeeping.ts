import type { Chore } from './areas/area.ts';
import { choresOf, type Areas } from './areas/create-areas.ts';
import type { Platform } from './platform/platform.ts';

const everyMs = 60 * 60_000;

/** Throws away, every hour, what has run out: of the platform (jobs, sessions, codes, links, counters) and of each area. @returns how to stop it. */
export function startHousekeeping(platform: Platform, areas: Areas): () => void {
  const { jobs, sessions, codes, oneTimeLinks, rateLimits } = platform;
  const chores = [jobs, sessions, codes, oneTimeLinks, rateLimits, ...choresOf(areas)];
  const timer = setInterval(() => void clean(chores, platform), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function clean(chores: readonly Chore[], { logger }: Pick<Platform, 'logger'>): Promise<void> {
  for (const chore of chores)
    await chore.clean().catch((error: unknown) => {
      logger.warn({ err: error }, 'what has run out could not be thrown away');
    });
}
