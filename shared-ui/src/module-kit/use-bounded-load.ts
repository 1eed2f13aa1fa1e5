import { useEffect, useState } from 'react';
import { pauseForSecondTry, watchLoading } from './bounded-loading.ts';
import { createFailure, useAreaScope, type AreaFailure } from './failure/area-scope.ts';

interface BoundedLoad<Value> {
  /** What was loaded before, so that it is there at once. */
  readonly find: () => Value | undefined;
  readonly load: () => Promise<Value>;
}

interface Loaded<Value> {
  readonly value: Value | undefined;
  /** Why it is not there, after two tries or five seconds; reported under the area around. */
  readonly failure: AreaFailure | null;
  readonly retry: () => void;
}

/** Loads code that is needed now, within the time limits of the house. A failure is never remembered: each visit tries anew. */
export function useBoundedLoad<Value>({ find, load }: BoundedLoad<Value>): Loaded<Value> {
  const [value, setValue] = useState(find);
  const [failure, setFailure] = useState<AreaFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const scope = useAreaScope();
  useEffect(() => {
    // Not `find()`: a preload may have ended after this was drawn, and nothing would draw it again.
    if (value !== undefined) return;
    return watchLoading(loadTwice(load), {
      onLoaded: (found) => setValue(() => found),
      onFailed: (error) => {
        const next = createFailure('unreachable', error);
        setFailure(next);
        scope?.onFailure(next);
      },
    });
    // A new scope object alone is no reason for a new try.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { value, failure: value === undefined ? failure : null, retry };
}

async function loadTwice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await pauseForSecondTry();
    return load();
  }
}
