import { useCallback, useEffect, useState } from 'react';
import { useRememberedLines } from './remembered-lines.ts';

/** How long what stands below waits for what is above it, in milliseconds: whoever has a slow line needs a way on. */
const longestWait = 3000;

/**
 * Whether what stands below lists has its place: at once where this device knows their room, and at a first visit once they have come,
 * since it would move under the finger.
 * @param lists how many lists stand above
 */
export function usePlaceBelow(lists: number) {
  const { known } = useRememberedLines();
  const [isPlaced, setIsPlaced] = useState(Object.keys(known).length > 0 || lists === 0);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const onSettled = useCallback(
    (list: string) => setSettled((before) => (before.includes(list) ? before : [...before, list])),
    [],
  );
  if (!isPlaced && settled.length >= lists) setIsPlaced(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPlaced(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return { isPlaced, onSettled };
}
