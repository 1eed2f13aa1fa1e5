import { useEffect, useState } from 'react';

const tick = 250;

/** Seconds that are left until a moment (milliseconds since 1970), counted down; 0 afterwards. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  // What is known of the time is up to a tick old: 30 seconds are not to begin with 31.
  return Math.max(0, Math.ceil((until - now - tick) / 1000));
}
