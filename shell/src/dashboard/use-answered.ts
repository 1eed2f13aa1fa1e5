import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Which cards have said what they have to say: those that counted, those that cannot be loaded, and, once nothing is being read, those
 * that stand without a word, such as of an answer that failed.
 */
export function useAnswered(counts: Readonly<Record<string, number>>) {
  const queries = useQueryClient();
  const [mounted, setMounted] = useState(none);
  const [said, setSaid] = useState(none);
  const onAnswer = useCallback((card: string) => setSaid((before) => new Set([...before, card])), []);
  const onMount = useCallback((card: string) => setMounted((before) => new Set([...before, card])), []);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      // What a card reads is being read by the time it is known to stand: effects of children run first.
      if (isGone || queries.isFetching() > 0) return;
      setSaid((before) =>
        [...mounted].every((card) => before.has(card)) ? before : new Set([...before, ...mounted]),
      );
    };
    const stop = queries.getQueryCache().subscribe(look);
    queueMicrotask(look);
    return () => {
      isGone = true;
      stop();
    };
  }, [queries, mounted]);
  const answered = (card: string) => counts[card] !== undefined || said.has(card);
  return { answered, onAnswer, onMount };
}
