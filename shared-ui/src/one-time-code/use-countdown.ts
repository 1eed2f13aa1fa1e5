import { useNow } from '../hooks/use-clock.ts';

const tick = 250;

/** Whole seconds that are left until a moment (milliseconds since 1970), counted down by the clock; 0 afterwards. */
export function useCountdown(until: number): number {
  const now = useNow(tick);
  // `now` is up to a tick old: without it 30 seconds would begin with 31.
  return Math.max(0, Math.ceil((until - now - tick) / 1000));
}
