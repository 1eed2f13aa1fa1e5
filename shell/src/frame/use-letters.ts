import { useEffect, useState } from 'react';
import { useBoot } from 'shared-api';
import { useCurrentScreen, type Letters } from 'shared-ui';
import { mayLoadAhead } from '../boot/may-load-ahead.ts';

/**
 * With which letters the page is drawn: its own at once for who is signed in, and for a visitor once the first screen was seen, so
 * that nobody waits for them to sign in. They have the same measures as those of the device.
 */
export function useLetters(): Letters {
  const isVisitor = useBoot().session === null;
  const isThere = useCurrentScreen().title !== '';
  const mayCome = !isVisitor || mayLoadAhead();
  const [wereAsked, setWereAsked] = useState(false);
  useEffect(
    () => (isThere && mayCome ? afterNextFrame(() => setWereAsked(true)) : undefined),
    [isThere, mayCome],
  );
  return wereAsked || !isVisitor ? 'own' : 'device';
}

/** Calls once what is there now was drawn. Answers how to stop. */
function afterNextFrame(onDrawn: () => void): () => void {
  // The second frame comes after the first was drawn.
  let handle = requestAnimationFrame(() => (handle = requestAnimationFrame(onDrawn)));
  return () => cancelAnimationFrame(handle);
}
