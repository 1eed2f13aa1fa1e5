import { useEffect, useState } from 'react';

const tick = 250;

/** Seconds that are left until a moment (milliseconds since 1970), counted down; 0 afterwards. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
