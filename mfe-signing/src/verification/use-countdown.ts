import { useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds that are left; 0 when it is over. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
}

/** Counts seconds down by the clock, so that a sleeping phone does not make it longer. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  const start = (length: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + length * 1000);
  };
  return { seconds, start };
}
