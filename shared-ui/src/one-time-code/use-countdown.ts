import { useEffect, useState } from 'react';

const tick = 250;

/** Whole seconds that are left until a moment (milliseconds since 1970), counted down by the clock; 0 afterwards. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  // `now` is up to a tick old: without it 30 seconds would begin with 31.
  return Math.max(0, Math.ceil((until - now - tick) / 1000));
}
