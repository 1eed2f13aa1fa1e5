import { useEffect } from 'react';
import { freshenBoot, useBoot } from 'shared-api';

const pause = 1000;

/** In development has a page without a session ask for new builds: it has no live connection that would notify it. */
export function useFollowedBuilds(): void {
  const { followsBuilds, session } = useBoot();
  const isAsking = followsBuilds === true && session === null;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => void freshenBoot().catch(() => undefined), pause);
    return () => clearInterval(timer);
  }, [isAsking]);
}
