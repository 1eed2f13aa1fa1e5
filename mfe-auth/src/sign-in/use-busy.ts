import { useState } from 'react';

/** Runs a step of the sign-in, and knows while it lasts. `useMutation` would bring the cache of server data to this page (decision 034). */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (step: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await step();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
