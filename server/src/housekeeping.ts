import type { Areas } from './areas/create-areas.ts';
import type { Platform } from './platform/platform.ts';

const everyMs = 60 * 60_000;

/** Throws away, every hour, what has run out: done jobs, sessions, codes, links, sign-ups, counters, uploads. @returns how to stop it. */
export function startHousekeeping(platform: Platform, areas: Areas): () => void {
  const timer = setInterval(() => void clean(platform, areas), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function clean(
  { jobs, sessions, codes, oneTimeLinks, rateLimits, logger }: Platform,
  { auth, signing }: Areas,
): Promise<void> {
  const { knownDevices, authenticatorSetups, qrLogin, signUp } = auth;
  const chores = [
    jobs,
    sessions,
    codes,
    oneTimeLinks,
    rateLimits,
    knownDevices,
    authenticatorSetups,
    qrLogin,
    signUp,
    signing.uploads,
  ];
  for (const chore of chores)
    await chore.clean().catch((error: unknown) => {
      logger.warn({ err: error }, 'what has run out could not be thrown away');
    });
}
