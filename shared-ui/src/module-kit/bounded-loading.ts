/** How long a part may take to load before its failure is shown, in milliseconds. */
export const loadingLimit = 5000;
const pauseBeforeSecondTry = 400;

interface Outcome<Value> {
  readonly onLoaded: (value: Value) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Tells how a loading ended, a failure after five seconds at the latest. What arrives after that is still welcome. Answers how
 * to stop listening.
 */
export function watchLoading<Value>(
  loading: Promise<Value>,
  { onLoaded, onFailed }: Outcome<Value>,
): () => void {
  let isOver = false;
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (isOver || hasFailed) return;
    hasFailed = true;
    onFailed(error);
  };
  const timer = setTimeout(() => fail(new Error(`Not loaded within ${loadingLimit} ms`)), loadingLimit);
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  loading.then((value) => {
    if (isOver) return;
    stop();
    onLoaded(value);
  }, fail);
  return stop;
}

/** Waits before a second try, so that a short break of the network has passed. */
export function pauseForSecondTry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseBeforeSecondTry));
}
